// -T cs_6_0 => dxil
// except spirv: DXC dies of it
AppendStructuredBuffer<uint> a;
AppendStructuredBuffer<uint> b;
RWStructuredBuffer<uint> o;
uint add(uint j)
{
    AppendStructuredBuffer<uint> t[2] = { a, b };
    [unroll] for (uint k = 0; k < 2; k++)
    {
        if (k == j) { t[k].Append(1); return 10; }
    }
    return 3;
}
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    o[0] = add(id.x);
}
