// -T cs_6_0 -E main -spirv => spirv
RWStructuredBuffer<int> o;
void f() { discard; }
[numthreads(1, 1, 1)]
void main() { o[0] = 1; }
