def n { int a = 0x7fffffffffffffff; int b = -9223372036854775808; int c = 0xFFFFFFFFFFFFFFFF; int d = +12; int e = 0b1011;
  int f = -0; bits<8> g = 0b00010010; bits<4> h = { 1, 0, 0b11 }; bits<4> i = -1; int j = 007; }
