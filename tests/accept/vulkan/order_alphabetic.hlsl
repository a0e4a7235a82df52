// -T vs_6_0 -spirv -fvk-stage-io-order=alpha => spirv
void main(float4 b : B, float4 a : A, out float4 p : SV_Position, out float4 z : Z, out float2 y : Y) { p = a + b; z = 1; y = 2;}
