// -T cs_6_0
RWStructuredBuffer<int> o : register(u0);
struct S { Texture2D t; };
StructuredBuffer<S> s;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = 1;
}
