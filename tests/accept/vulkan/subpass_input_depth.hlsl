// -T ps_6_0 -spirv
SubpassInput a;
float4 main() : SV_Target { return a.SubpassLoad(); }
