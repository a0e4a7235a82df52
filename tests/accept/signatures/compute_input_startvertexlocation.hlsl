// -T cs_6_4 => refused
RWStructuredBuffer<float4> f : register(u0);
[numthreads(4, 1, 1)]
void main(int v : SV_StartVertexLocation) { f[0] = v.xxxx; } //~ 19: error: invalid semantic 'SV_StartVertexLocation' for cs 6.4
