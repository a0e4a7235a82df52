// -T ps_6_6 -E main -HV 2021 => dxil spirv
struct T { float a : register(c1); }; float4 f(T t) { return 1; }
float4 main() : SV_Target { return 1; }
