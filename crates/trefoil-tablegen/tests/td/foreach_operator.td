class C<int n> { int N = n; }
def op; def a1 : C<1>; def a2 : C<2>;
def a { list<int> sq = !foreach(x, [1, 2, 3], !mul(x, x)); list<string> names = !foreach(c, [a1, a2], !cast<string>(c));
  list<list<int>> nest = !foreach(x, [1, 2], !foreach(y, [10, 20], !add(x, y))); list<int> f = !foreach(c, [a1, a2], c.N);
  dag d = !foreach(x, (op a1, a2:$n), !subst(a1, a2, x)); list<C> made = !foreach(i, [5, 6], C<i>); }
