// -T cs_6_0 -E main -spirv => refused
RWBuffer<uint2> t;
[numthreads(1, 1, 1)]
void main() { InterlockedAdd(t[0][1], 1); } //~ 30: error: using static variable or function scope variable in interlocked operation is not allowed
