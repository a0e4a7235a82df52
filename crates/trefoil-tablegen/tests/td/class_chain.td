class A<int n> { int N = n; int Twice = !mul(N, 2); }
class B<int n> : A<!add(n, 1)> { int M = n; }
class D { string Of = NAME; }
class C<int n> : B<n>, D;
def c3 : C<3>;
def c4 : C<4> { let M = 9; }
