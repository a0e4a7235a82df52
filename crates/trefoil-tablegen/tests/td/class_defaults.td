// Positional, named and default arguments.
class Point<int x, int y = 2, string name = "p"> { int X = x; int Y = y; string Name = name; }
def a : Point<1>;
def b : Point<1, 5>;
def c : Point<y = 7, x = 3>;
def d : Point<4, name = "named">;
