class A { bits<8> x = 0; list<string> l = []; int n = 0; }
let n = 1 in let l = ["a"] in { multiclass M { let x<0> = 1 in def _m : A; } def top : A; }
defm i : M;
let l = ["outer"] in defm j : M;
