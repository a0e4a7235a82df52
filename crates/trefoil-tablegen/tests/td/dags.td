class Op; def add : Op; def sub : Op; def x; def y;
def a { dag d = (add x:$l, y:$r); dag e = (add 1, "s", ?:$q, $z); dag n = (add (sub x, y), (sub y, x):$in); dag c = !con((add x), (add y:$b), (add 3));
  dag m = !dag(add, [x, y], ["a", "b"]); dag k = !dag(sub, [1, 2], [?, "n"]); dag u = !dag(add, ?, ["p", "q"]); dag s = !setdagop(d, sub); Op o = !getdagop<Op>(d);
  dag only = (add); int size = !size(d); bit empty = !empty(only); dag unset = (? x); }
