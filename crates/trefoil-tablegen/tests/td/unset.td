class A { int n; string s = ?; list<int> l; bits<3> b; dag d; A r; code c; }
def a : A;
def b : A { let n = 1; let l = []; let b{1} = 1; let r = a; let n = ?; }
