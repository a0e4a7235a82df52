// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
template<typename T> struct S { Nothing x; }; //~ 33: error: unknown type name 'Nothing'
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = 1;
}
