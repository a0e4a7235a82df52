// -T vs_6_0 => dxil spirv
void main(float4 p : P, out float4 o : SV_Position, out float4 c : C) { o = p; }
