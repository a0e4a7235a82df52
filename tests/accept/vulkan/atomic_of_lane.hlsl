// -T cs_6_0 -E main -spirv => refused
RWTexture2D<uint4> t;
[numthreads(1, 1, 1)]
void main() { InterlockedAdd(t[uint2(0, 0)].x, 1); } //~ 30: error: Interlocked operation for texture buffer whose result type is non-scalar type is not allowed
