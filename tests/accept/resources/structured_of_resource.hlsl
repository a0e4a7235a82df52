// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
struct S { Texture2D t; };
StructuredBuffer<S> s; //~ 18: error: 'Texture2D' is an object and cannot be used as a type parameter
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = 1;
}
