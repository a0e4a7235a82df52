// -T ps_6_5 => refused
cbuffer Camera { float3 float3x3; }; //~ 25: error: redefinition of 'float3x3' as different kind of symbol
float4 main() : SV_Target { return 1; }
