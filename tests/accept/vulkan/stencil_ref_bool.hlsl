// -T ps_6_0 -E main -spirv => spirv
bool main() : SV_StencilRef { return true; }
