class S<int n> { string s = !cond(!lt(n, 0): "negative", !eq(n, 0): "zero", true: "positive");
  int v = !cond(n: 1, 1: 2); }
def a : S<-3>; def b : S<0>; def c : S<8>;
