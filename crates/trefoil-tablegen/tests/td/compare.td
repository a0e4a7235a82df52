class C; def x : C; def y : C;
def a { bit eq = !eq(1, 1); bit ne = !ne("a", "b"); bit lt = !lt(1, 2); bit le = !le("a", "a"); bit gt = !gt(-1, 1);
  bit ge = !ge("b", "a"); bit r = !eq(x, x); bit s = !ne(x, y); bit b = !eq(0b101, 5); int i = !eq(true, 1); }
