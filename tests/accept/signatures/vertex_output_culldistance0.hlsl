// -T vs_6_4 => dxil spirv
void main(out float4 p : SV_Position, out float v : SV_CullDistance0) { p = 1; v = (float)1; }
