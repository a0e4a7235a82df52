// -T cs_6_0 -spirv
RWStructuredBuffer<uint> b;
[numthreads(1,1,1)] void main() { vk::ext_execution_mode(b[0]); }
