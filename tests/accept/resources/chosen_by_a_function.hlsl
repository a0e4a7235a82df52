// -T cs_6_0 -E main => refused
Texture2D<float> a, b;
RWStructuredBuffer<float> o;
Texture2D<float> pick(uint i)
{
    if (i > 2) //~ 9: error: local resource not guaranteed to map to unique global resource.
        return a;
    return b;
}
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    o[0] =
        pick(id.x).Load(0);
}
