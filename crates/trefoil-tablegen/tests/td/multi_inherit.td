class A<int n> { int N = n; int S = n; } class B<int n> { int M = n; int S = !mul(n, 10); }
class C : A<1>, B<2>;
def c : C; def d : A<3>, B<4> { let N = 9; } def e : B<5>, A<6>;
