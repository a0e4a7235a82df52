class C { int v = 1; }
class D : C;
def d : D;
def all { bit b = 1; bits<3> bs = 5; int i = -7; string s = "text"; code c = [{ a; b; }]; dag g = (d 1, "x");
  list<int> li = [1, 2]; list<list<string>> ll = [["a"], []]; C r = d; list<C> lr = [d, d]; bit unset; int none = ?; }
