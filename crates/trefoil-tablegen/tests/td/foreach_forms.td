foreach i = 0-2 in def r # i { int n = i; }
foreach i = {4, 6...8} in def s # i { int n = i; }
foreach s = ["a", "b"] in { def t_ # s { string v = s; } foreach j = [1, 2] in def u_ # s # j { int n = j; } }
foreach i = !range(3) in def v # i;
foreach i = 5 in def w # i;
