// -T cs_6_0 -spirv => spirv
groupshared float g[16384]; RWBuffer<float4> b;
[numthreads(3,1,1)] void main(uint i : SV_GroupIndex) { g[i] = i; b[i] = g[0]; }
