defvar on = 1;
if on then def yes; else def no;
if !not(on) then { def a; } else if !eq(on, 1) then { def b; } else { def c; }
class K<int n> { int N = n; }
foreach i = 0...4 in if !lt(i, 2) then def small # i : K<i>; else def big # i : K<i>;
