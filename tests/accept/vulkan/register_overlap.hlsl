// -T ps_6_0 -E main -spirv => refused
float4 a[3] : register(c0);
float4 b : register(c2); //~ 12: error: found offset overlap when processing register(c2) assignment
float4 main() : SV_Target { return a[0] + b; }
