// -T cs_6_0 -E main => refused
RWBuffer<uint> o;
unorm Buffer<float4> r[2]; //~ 1: error: snorm and unorm qualifier can only be used on floating-point types
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex) { o[0] = id; }
