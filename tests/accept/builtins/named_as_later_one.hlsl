// -T cs_6_0 => dxil spirv
RWStructuredBuffer<uint> result;
void DebugBreak() { result[1] = 1; }
uint GetGroupWaveIndex() { return 2; }
[numthreads(1, 1, 1)]
void main()
{
    DebugBreak();
    result[0] = GetGroupWaveIndex();
}
