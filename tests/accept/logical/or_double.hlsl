// -T cs_6_0 => refused //~ error: Module bitcode is invalid.
RWStructuredBuffer<float> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    double a = id; o[id] = or(a, true);
}
