defvar x = 1;
class A<int x> { int X = x; list<int> l = !foreach(y, [x], !add(y, x)); }
def a : A<5> { list<int> m = !foreach(q, [1], !add(q, X)); }
def b { int v = x; }
