// -T cs_6_0 => refused
struct S { StructuredBuffer<float> data; float scale; };
StructuredBuffer<float> input;
StructuredBuffer<float> other;
RWStructuredBuffer<float> o;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    S s[2];
    s[0].data = input; s[0].scale = 1;
    s[1].data = other; s[1].scale = 2; //~ 17: error: local resource not guaranteed to map to unique global resource.
    o[0] = s[id.x & 1].data[1] * s[id.x & 1].scale;
}
