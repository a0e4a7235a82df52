// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4 r; //~ 27: error: type-id cannot have a name
[numthreads(1, 1, 1)]
void main() { }
