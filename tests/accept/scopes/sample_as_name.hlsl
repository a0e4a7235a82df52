// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int sample = 1, center = 2, linear = 3, centroid = 4; o[0] = sample; //~ 33: error: expected unqualified-id
}
