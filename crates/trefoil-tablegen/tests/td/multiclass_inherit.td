class I<int n> { int N = n; }
multiclass Base<int n> { def _base : I<n>; }
multiclass More<int n> : Base<!mul(n, 2)> { def _more : I<n>; }
multiclass Other<int n> { def _other : I<!sub(n, 1)>; }
multiclass Both<int n> : Base<n>, Other<n>;
defm m : More<5>;
defm b : Both<6>;
