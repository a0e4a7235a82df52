// -T vs_6_4 => dxil spirv
void main(out float4 p : SV_Position, out float4 v : TEXCOORD) { p = 1; v = (float4)1; }
