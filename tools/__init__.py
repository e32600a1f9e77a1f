"""What builds, serves, measures and checks the site; none of it is part of the site."""
