class Op; def add : Op; class V<int n> { int N = n; } def v1 : V<1>; def v2 : V<2>;
defvar d = (add v1:$l, v2:$r, 7);
def a { V x = !getdagarg<V>(d, 0); V y = !getdagarg<V>(d, "r"); int z = !getdagarg<int>(d, 2); string n = !getdagname(d, 1); string no = !getdagname(d, 2);
  dag s = !setdagarg(d, "l", v2); dag t = !setdagarg(d, 2, "str"); dag u = !setdagname(d, 2, "new"); dag w = !setdagname(d, "l", ?); V bad = !getdagarg<V>(d, 2); }
