// -T ps_6_0 -E main => refused
struct Vertex { linear uv; }; //~ 24: error: HLSL requires a type specifier for all declarations
float4 main() : SV_Target { return 0; }
