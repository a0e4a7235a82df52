// -T vs_6_4 => dxil spirv
void main(out float4 p : SV_ClipDistance, out float4 v : SV_Position) { p = 1; v = (float4)1; }
