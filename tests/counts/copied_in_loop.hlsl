// -T cs_6_0 -E main
// A short loop of which little folds in its copies: written out it would be three times as much.
StructuredBuffer<float4> points;
RWStructuredBuffer<float4> moved;

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    for (uint i = 0; i < 3; i++)
    {
        float4 place = points[id * 3 + i];
        moved[id * 3 + i] = place / (1 + abs(place));
    }
}
