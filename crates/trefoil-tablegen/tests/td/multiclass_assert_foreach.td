class R<int n> { int N = n; }
multiclass M<int lo, int hi> {
  assert !le(lo, hi), "order";
  foreach i = !range(lo, hi) in { assert !lt(i, 100), "big"; defvar sq = !mul(i, i); def _ # i : R<sq>; }
}
defm r : M<2, 5>;
foreach k = [0, 10] in defm k # k : M<k, !add(k, 2)>;
