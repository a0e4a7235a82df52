// -T ps_6_0 -E main => refused
enum class E { A, B, C };
float4 main(int f : F) : SV_Target { E e = (E)f; switch (e) { case 0: return 1; case E::B: return 2; default: return 3; } } //~ 68: error: value of type 'literal int' is not implicitly convertible to 'E'
