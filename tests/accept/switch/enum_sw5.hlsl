// -T ps_6_0 -E main => dxil spirv
enum E { A, B, C };
float4 main(int f : F) : SV_Target { switch (f) { case A: return 1; case B: return 2; default: return 3; } }
