// -T ps_6_0 -E main => refused
DECLARE_TEXTURE(albedo); //~ 1: error: unknown type name 'DECLARE_TEXTURE'
float4 main(uint i : I) : SV_Target { return 1; }
