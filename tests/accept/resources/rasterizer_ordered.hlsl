// -T ps_6_0 => dxil spirv
RasterizerOrderedTexture2D<float4> t;
float4 main() : SV_Target { t[uint2(0, 0)] = 1; return 1; }
