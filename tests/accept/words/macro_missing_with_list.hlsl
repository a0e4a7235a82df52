// -T ps_6_0 -E main => refused
DECLARE_TEXTURE(albedo, 1); //~ 17: error: HLSL requires a type specifier for all declarations
float4 main(uint i : I) : SV_Target { return 1; }
