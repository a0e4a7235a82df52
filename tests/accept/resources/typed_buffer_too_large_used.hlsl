// -T ps_6_0 -E main => refused //~ error: elements of typed buffers and textures must fit in four 32-bit quantities. 'matrices'
Buffer<float3x3> matrices;
float4 main() : SV_Target { return matrices[0]._m00; }
