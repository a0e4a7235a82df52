// -T ps_6_0 -E main => refused
cbuffer payload { float a; }; //~ 9: error: expected identifier
float4 main(float u : U) : SV_Target { return u; }
