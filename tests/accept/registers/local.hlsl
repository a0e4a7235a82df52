// -T ps_6_6 -E main -HV 2021 => dxil spirv
void x0() { float x : register(b1) = 1; }
void x1() { float x : register(c5) = 1; }
void x2() { float x : register(i6) = 1; }
void x3() { float x : register(space2) = 1; }
void x4() { float x : register(c0, space1) = 1; }
float4 main() : SV_Target { return 1; }
