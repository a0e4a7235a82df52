// -T ps_6_0 -E main => dxil
Buffer<Texture2D> odd;
StructuredBuffer<TextureCube> odder;
float4 main() : SV_Target { return 1; }
