// -T cs_6_0 -spirv -fspv-flatten-resource-arrays => spirv
RWBuffer<uint> b[2]; RWTexture2D<float4> c;
[numthreads(1,1,1)] void main() { [unroll] for (int i = 0; i < 2; i++) b[i][1] = i; c[uint2(0,0)] = 1; }
