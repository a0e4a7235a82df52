// -T ps_6_6 -E main -HV 2021 => dxil
[[vk::binding(1)]] struct S { float4 a; } x; //~ 3: warning: 'binding' attribute ignored [-Wignored-attributes]
float4 main() : SV_Target { return 1; }
