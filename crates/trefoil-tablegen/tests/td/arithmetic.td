def a { int add = !add(1, 2, 3); int sub = !sub(5, 9); int mul = !mul(2, 3, 4); int div = !div(-7, 2); int and = !and(12, 10, 8);
  int or = !or(1, 2, 4); int xor = !xor(7, 2); int shl = !shl(1, 10); int sra = !sra(-16, 2); int srl = !srl(-1, 60);
  int not = !not(0); int notn = !not(5); int log = !logtwo(1023); int mixed = !add(0b11, 1, true); }
