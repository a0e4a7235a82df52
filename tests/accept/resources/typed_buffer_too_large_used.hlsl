// -T ps_6_0 -E main
Buffer<float3x3> matrices;
float4 main() : SV_Target { return matrices[0]._m00; }
