// -T cs_6_0
cbuffer C { float z; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    z = 1;
}
