// -T ps_6_0 -E main => refused
DECLARE(float4, albedo); //~ 17: error: unknown type name 'albedo'
float4 main(uint i : I) : SV_Target { return 1; }
