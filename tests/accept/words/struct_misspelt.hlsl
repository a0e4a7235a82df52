// -T ps_6_0 -E main => refused
strcut Material { float4 tint; }; //~ 1: error: unknown type name 'strcut'; did you mean 'struct'?
static Material material;
float4 main() : SV_Target { return material.tint; }
