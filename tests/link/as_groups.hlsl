// An amplification shader.
// LINK: as_6_6 main
//--- main
struct Payload { uint ids[8]; float scale; };
groupshared Payload payload;
bool visible(uint i);
[shader("amplification")] [numthreads(8, 1, 1)]
void main(uint i : SV_GroupIndex, uint group : SV_GroupID)
{
    bool seen = visible(i + group * 8);
    if (seen) payload.ids[WavePrefixCountBits(seen)] = i;
    if (i == 0) payload.scale = 2;
    DispatchMesh(WaveActiveCountBits(seen), 1, 1, payload);
}
//--- visible
Buffer<float> heights;
float limit;
export bool visible(uint i) { return heights[i] < limit; }
