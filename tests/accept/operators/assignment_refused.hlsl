// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
struct V { int x; void operator=(V r) { x = r.x; } }; //~ 24: error: overloading 'operator=' is not allowed
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = 1;
}
