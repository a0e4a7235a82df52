// -T cs_6_4
RWStructuredBuffer<float4> f : register(u0);
[numthreads(4, 1, 1)]
void main(float v : SV_CullDistance0) { f[0] = v.xxxx; }
