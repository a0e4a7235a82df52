// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
struct S { int x; float2 y; }; struct T { float4 z; };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S s = { 1, 2, 3 };
    T t = (T)s; //~ 11: error: cannot convert from 'S' to 'T'
    o[0] = (int)t.z.y;
}
