class I<int n> { int N = n; string Name = NAME; }
multiclass Inner<int n> { def _i : I<n>; }
multiclass Outer<int n> { defm _a : Inner<n>; defm _b : Inner<!add(n, 1)>; def _o : I<n>; }
defm top : Outer<10>;
