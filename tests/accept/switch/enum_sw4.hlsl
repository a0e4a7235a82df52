// -T ps_6_0 -E main => refused
enum class E { A, B, C };
float4 main(int f : F) : SV_Target { switch (f) { case E::A: return 1; case E::B: return 2; default: return 3; } } //~ 77: error: value of type 'E' is not implicitly convertible to 'int'
