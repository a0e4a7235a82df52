// -T ps_6_0 -E main => refused
Texture2D<float4,> t; //~ 18: error: expected expression
float4 main(uint i : I) : SV_Target { return 1; }
