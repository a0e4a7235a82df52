class P<int a, int b> { int sum = !add(a, b); }
def : P<1, 2>;
def user { P p = P<3, 4>; int s = P<5, 6>.sum; list<P> l = [P<3, 4>, P<1, 1>]; }
def : P<1, 2>;
