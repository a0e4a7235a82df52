// -T cs_6_0 -spirv => refused
RWStructuredBuffer<uint> b;
[numthreads(1,1,1)] void main() { vk::ext_execution_mode(b[0]); } //~ 35: error: argument should be constant integer
