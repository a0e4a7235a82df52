class R<int n, string s> { int N = n; string S = s; }
multiclass M<int n = 1, string s = "d", list<int> l = [1]> { def _r : R<n, s> { list<int> L = l; } }
defm a : M; defm b : M<5>; defm c : M<s = "named">; defm d : M<2, l = [3, 4]>; defm e : M<>;
