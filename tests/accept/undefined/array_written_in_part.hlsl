// -T cs_6_0 => dxil spirv
RWBuffer<int> o;
[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    int a[4];
    a[1] = 3;
    o[0] = a[i];
    int b[4];
    if (i == 2) b[i] = 4;
    o[1] = b[i];
}
