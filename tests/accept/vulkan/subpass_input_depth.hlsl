// -T ps_6_0 -spirv => spirv
SubpassInput a;
float4 main() : SV_Target { return a.SubpassLoad(); }
