// -T cs_6_0 -E main => refused //~ error: resource p at register 5 overlaps with resource o at register 0, space 0
RWStructuredBuffer<int> o[8] : register(u0);
RWStructuredBuffer<int> q : register(u1);
RWStructuredBuffer<int> p : register(u5);
[numthreads(1, 1, 1)]
void main() { o[1][0] = 2; p[0] = 3; }
