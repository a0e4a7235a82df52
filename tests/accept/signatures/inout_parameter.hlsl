// -T vs_6_0 => dxil spirv
void main(inout float4 p : SV_Position) { p += 1; }
