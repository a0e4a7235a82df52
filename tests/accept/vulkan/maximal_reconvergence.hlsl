// -T cs_6_0 -spirv -fspv-enable-maximal-reconvergence => spirv
RWBuffer<float4> o;
[numthreads(1,1,1)] void main() { o[0] = 1; }
