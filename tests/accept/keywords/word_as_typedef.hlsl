// -T ps_6_0 -E main => refused
typedef float lineadj; //~ 15: error: modifiers must appear before type
float4 main(float u : U) : SV_Target { return u; }
