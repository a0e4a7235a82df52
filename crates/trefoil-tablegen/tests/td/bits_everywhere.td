class E<bits<4> v> { bits<4> V = v; bits<8> W = { v, v }; bit top = v{3}; bits<2> mid = v{2-1}; bits<4> rev = { v{0}, v{1}, v{2}, v{3} }; }
def a : E<0b1001>; def b : E<6>;
def c { bits<6> x = { 0b11, a.V }; int y = { 1, 0, 1 }; bits<3> z = a.W{6, 4, 0}; bit one = 1; bits<1> o = one; bits<4> partial = { ?, 1, ?, 0 }; }
