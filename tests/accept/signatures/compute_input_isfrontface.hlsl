// -T cs_6_4 => refused
RWStructuredBuffer<float4> f : register(u0);
[numthreads(4, 1, 1)]
void main(bool v : SV_IsFrontFace) { f[0] = v; } //~ 20: error: invalid semantic 'SV_IsFrontFace' for cs 6.4
