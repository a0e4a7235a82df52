// -T ps_6_6 -E main -HV 2021 => dxil spirv
struct T { [[vk::offset(16)]] struct { float4 a; } b; };
float4 main() : SV_Target { return 1; }
