// -T cs_6_0 -E main => dxil
RWStructuredBuffer<int> o;
RWStructuredBuffer<int> q[3];
void f(inout RWStructuredBuffer<int> b) { b[0] = 1; }
[numthreads(1, 1, 1)]
void main() { f(o); f(q[1]); }
