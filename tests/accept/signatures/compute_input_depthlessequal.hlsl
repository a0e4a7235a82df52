// -T cs_6_4 => refused
RWStructuredBuffer<float4> f : register(u0);
[numthreads(4, 1, 1)]
void main(float v : SV_DepthLessEqual) { f[0] = v.xxxx; } //~ 21: error: invalid semantic 'SV_DepthLessEqual' for cs 6.4
