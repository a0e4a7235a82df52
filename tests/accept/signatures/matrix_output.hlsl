// -T vs_6_0 => dxil spirv
void main(float4 p : P, out float4 o : SV_Position, out float3x3 m : M) { o = p; m = (float3x3)1; }
