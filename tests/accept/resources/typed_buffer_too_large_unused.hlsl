// -T ps_6_0 -E main => dxil
Buffer<float3x3> matrices;
Buffer<double1x2> doubles;
Buffer<double2x2> more;
Buffer<bool2x2> flags;
typedef double Pair[2];
Buffer<Pair> pairs;
float4 main() : SV_Target { return 1; }
