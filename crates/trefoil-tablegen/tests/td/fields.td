class In { int n = 3; list<int> l = [4, 5]; bits<4> b = 0b1010; }
class Out { In i; int n = i.n; int e = i.l[1]; bit t = i.b{3}; bits<2> q = i.b{2-1}; }
def inn : In; def out : Out { let i = inn; int m = inn.n; int d = i.l[0]; }
def out2 : Out { let i = inn; string s = i.n # "!"; }
