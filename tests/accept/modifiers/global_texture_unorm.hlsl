// -T cs_6_0 -E main => refused
RWBuffer<uint> o;
unorm Texture2D<float4> r; //~ 1: error: snorm and unorm qualifier can only be used on floating-point types
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex) { o[0] = id; }
