class R { int n = 0; int m = 0; }
multiclass M<int v> { let n = v in { def _a : R; let m = v in def _b : R; } def _c : R; }
let m = 7 in defm x : M<3>;
defm y : M<4>;
