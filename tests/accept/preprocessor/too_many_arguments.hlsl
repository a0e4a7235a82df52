// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
#define F(x) x
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = F(1, 2); //~ 17: error: too many arguments provided to function-like macro invocation
}
