include "inc/part.td"
def main : Part<2>;
include "inc/once.td"
include "inc/once.td"
def z : Part<Last.v>;
