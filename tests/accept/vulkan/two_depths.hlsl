// -T ps_6_0 -E main -spirv => spirv
struct O { float d : SV_Depth; float e : SV_DepthGreaterEqual; };
O main() { return (O)0; }
