class A { field bits<4> open; bits<2> part; let open{1-0} = part; field int f = ?; int g = 1; }
def a : A { let part = 2; }
def b : A { bits<2> q; let part = q; field bits<2> r = q; let open{3} = 1; let q = { 1, 0 }; }
