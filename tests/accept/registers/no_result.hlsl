// -T ps_6_6 -E main -HV 2021 => dxil spirv
void x0() : register(b1) { }
void x1() : register(t2) { }
void x2() : register(S3) { }
void x3() : register(u4) { }
void x4() : register(c5) { }
void x5() : register(i6) { }
void x6() : register(t) { }
void x7() : register(space2) { }
void x8() : register(c0, space1) { }
float4 main() : SV_Target { return 1; }
