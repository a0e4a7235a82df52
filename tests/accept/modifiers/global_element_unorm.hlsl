// -T cs_6_0 -E main => dxil spirv
RWBuffer<uint> o;
Buffer<unorm float4> r; RWTexture2D<snorm float2> t[2];
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex) { o[0] = id; }
