// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
StructuredBuffer<float4> b : register(t1);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    if (b[0] > 1) o[0] = 1; //~ 9: error: if statement conditional expressions must evaluate to a scalar
}
