// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
#define F(x, y) x
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = F(1); //~ 15: error: too few arguments provided to function-like macro invocation
}
