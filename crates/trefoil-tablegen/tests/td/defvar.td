defvar g = 5;
defvar l = [1, 2, g];
class A<int n> { defvar twice = !mul(n, 2); int N = twice; int G = g; }
def a : A<3> { defvar local = !add(N, g); int L = local; }
foreach i = l in { defvar sq = !mul(i, i); def q # i { int S = sq; } }
multiclass M<int n> { defvar v = !add(n, 1); def _m { int V = v; } }
defm d : M<4>;
