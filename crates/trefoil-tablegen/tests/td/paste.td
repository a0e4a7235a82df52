class A<string s, int n> { string v = s # n # "x"; list<int> l = [n] # [1] # !listsplat(2, 2); }

def a : A<"p", 4>;
foreach i = [1, 2] in def pre_ # i # _post;
multiclass M { def _x # "y" : A<NAME, 1>; }
defm m : M;
def tail#;
