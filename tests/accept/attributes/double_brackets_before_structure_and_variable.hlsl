// -T ps_6_6 -E main -HV 2021 => dxil
[[vk::binding(1)]] struct S { float4 a; } x;
float4 main() : SV_Target { return 1; }
