class A { int x = 1; string s = "a"; list<int> l = [1, 2]; }
def a : A { let x = 2; string t = s; let l = [x, 3]; }
def b : A { let s = "new"; string t = s # "er"; }
