class I<int n> { int N = n; }
multiclass M<list<int> l, bit more> {
  foreach i = l in { def _ # i : I<i>; }
  if more then { def _more : I<100>; } else { def _less : I<-100>; }
  defvar last = !head(l);
  def _first : I<last>;
}
defm a : M<[1, 2, 3], 1>;
defm b : M<[7], 0>;
