// -T ps_6_0 -E main
enum class E { A, B, C };
float4 main(int f : F) : SV_Target { switch (f) { case E::A: return 1; case E::B: return 2; default: return 3; } }
