class A<int n> { int N = n; } class B : A<2>;
def a1 : A<1>; def b2 : B;
def c { A x = !cast<A>("a1"); A y = !cast<A>("b" # 2); string s = !cast<string>(a1); string n = !cast<string>(12); int v = !cast<A>("a1").N;
  bits<4> w = !cast<bits<4>>(5); int z = !cast<int>(0b11); A up = !cast<A>(b2); B down = !cast<B>("b2"); }
