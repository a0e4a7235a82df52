class R<string s> { string S = s; }
multiclass M<string s> { def _r : R<s>; def NAME # "_n" : R<s # NAME>; }
foreach s = ["a", "b"] in { defm x_ # s : M<s>; defm "y" # s : M<!toupper(s)>; }
