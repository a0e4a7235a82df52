class I { int n = 1; }
class Mark<string s> { string S = s; }
multiclass M { def _a : I; def _b : I; }
multiclass N { def _n : I; }
defm x : M, N, Mark<"x">;
