// -T ps_6_0 -E main
Buffer<Texture2D> odd;
StructuredBuffer<TextureCube> odder;
float4 main() : SV_Target { return 1; }
