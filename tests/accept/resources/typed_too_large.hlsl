// -T cs_6_0 => refused
RWStructuredBuffer<float4> f : register(u2);
struct S { float4 x; float y; };
Buffer<S> t; //~ 11: error: elements of typed buffers and textures must fit in four 32-bit quantities
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    f[0] = t[id].x;
}
