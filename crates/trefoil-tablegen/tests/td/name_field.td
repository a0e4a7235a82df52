class A { string N = NAME; string M = "<" # NAME # ">"; }
class B<string s = "d"> : A { string S = s; }
def a : A; def b : B; def : A;
foreach i = [1] in def c # i : B;
