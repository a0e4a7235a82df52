// -T cs_6_0 -E main => refused
Texture2D<float> a, b;
RWStructuredBuffer<float> o;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    Texture2D<float> t[2];
    t[0] = a;
    t[1] = b; //~ 12: error: local resource not guaranteed to map to unique global resource.
    o[0] = t[id.x].Load(0);
}
