// -T ps_6_0 -E main => refused
enum E { A, B, C };
float4 main(int f : F) : SV_Target { E e = (E)f; switch (e) { case A: return 1; case 1: return 2; default: return 3; } } //~ 86: error: value of type 'literal int' is not implicitly convertible to 'E'
