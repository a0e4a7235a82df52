// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
struct V { int x; void operator new(uint n) { } }; //~ 24: error: overloading 'operator new' is not allowed
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = 1;
}
