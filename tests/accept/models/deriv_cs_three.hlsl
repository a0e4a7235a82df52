// -T cs_6_6 => refused
RWStructuredBuffer<float> o;
[numthreads(3, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    o[i] = ddx(float(i)); //~ error: derivatives need groups
}
