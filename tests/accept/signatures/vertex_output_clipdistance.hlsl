// -T vs_6_4 => dxil spirv
void main(out float4 p : SV_Position, out float4 v : SV_ClipDistance) { p = 1; v = (float4)1; }
