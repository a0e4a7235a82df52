class I { bits<8> op; bits<8> low = 0x0f; let op{7-4} = 0b1010; let op{3...0} = { 0, 1, 0, 1 }; }
def i : I;
def j : I { let low{7} = 1; let low{2, 0} = 0; }
def k { bits<4> b = i.op{7-4}; bits<3> c = { i.op{0}, 1, i.op{7} }; bit d = i.op{5}; }
