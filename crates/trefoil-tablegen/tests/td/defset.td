class A<int n> { int N = n; }
defset list<A> all = { def a : A<1>; defset list<A> some = { def b : A<2>; def c : A<3>; } def d : A<4>; }
def sum { int of = !foldl(0, all, s, x, !add(s, x.N)); list<string> names = !foreach(x, some, !cast<string>(x)); }
