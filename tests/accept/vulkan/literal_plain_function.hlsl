// -T cs_6_0 -spirv => spirv
uint f([[vk::ext_literal]] uint i, [[vk::ext_reference]] uint k) { return i + k; }
RWStructuredBuffer<uint> b;
[numthreads(1,1,1)] void main() { b[0] = f(1, b[0]); }
