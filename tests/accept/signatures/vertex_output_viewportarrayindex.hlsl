// -T vs_6_4 => dxil spirv
void main(out float4 p : SV_Position, out uint v : SV_ViewportArrayIndex) { p = 1; v = (uint)1; }
