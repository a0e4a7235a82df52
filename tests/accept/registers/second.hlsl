// -T ps_6_6 -E main -HV 2021 => dxil
// except spirv: DXC dies of it
float x0 : register(c0) : register(b1);
float x1 : register(c0) : register(i6);
float4 main() : SV_Target { return 1; }
