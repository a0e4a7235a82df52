// -T ps_6_6 -E main -HV 2021 => dxil spirv
struct T { [[vk::offset(16)]] struct { float4 a; } b; }; //~ 14: warning: 'offset' attribute ignored [-Wignored-attributes]
float4 main() : SV_Target { return 1; }
