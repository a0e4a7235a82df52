// -T cs_6_0 => dxil spirv
AppendStructuredBuffer<int> p; ConsumeStructuredBuffer<int> q;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    p.Append(q.Consume());
}
