// -T cs_6_0 -E main => dxil
RWStructuredBuffer<int> o : register(u0);
RWStructuredBuffer<int> q[2] : register(u0);
[numthreads(1, 1, 1)]
void main() { o[1] = 2; if (false) q[0][0] = 3; }
