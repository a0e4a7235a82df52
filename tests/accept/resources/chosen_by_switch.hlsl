// -T cs_6_0 -E main => refused
Texture2D<float> a, b;
RWStructuredBuffer<float> o;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    Texture2D<float> t;
    switch (id.x) //~ 5: error: local resource not guaranteed to map to unique global resource.
    {
    case 0:
        t = a;
        break;
    default:
        t = b;
    }
    o[0] = t.Load(0);
}
