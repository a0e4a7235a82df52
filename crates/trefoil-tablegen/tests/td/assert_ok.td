class Positive<int n> { assert !gt(n, 0), "must be positive: " # n; int N = n; }
def a : Positive<3>;
assert !eq(a.N, 3), "three";
multiclass M<int n> { assert !lt(n, 10), "small"; def _m : Positive<n>; }
defm x : M<4>;
def y { Positive p = Positive<8>; }
