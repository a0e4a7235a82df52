// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
int2 get() { return { 1, 2 }; } //~ 21: error: generalized initializer lists are incompatible with HLSL
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = get().x;
}
