class Pair<int a, int b> { int A = a; int B = b; int Sum = !add(A, B); }
class Use<Pair p> { int S = p.Sum; Pair P = p; }
def u1 : Use<Pair<1, 2>>; def u2 : Use<Pair<3, b = 4>>;
def u3 { list<int> l = !foreach(i, [1, 2], Pair<i, i>.Sum); Pair q = Pair<!add(1, 1), u1.S>; }
