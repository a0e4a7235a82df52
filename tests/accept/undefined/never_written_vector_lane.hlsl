// -T cs_6_0 => refused
RWBuffer<float> o;
[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    float4 v;
    o[0] = v[i]; //~ 10: error: Assignment of undefined values to UAV.
}
