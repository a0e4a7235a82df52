// A compute shader that calls a function in a loop, and one that calls a third library's.
// LINK: cs_6_0 main
// LIB: lib_6_3
//--- main
RWStructuredBuffer<float> result : register(u0);
float step_of(float x, uint i);
[shader("compute")]
[numthreads(8, 4, 1)]
void main(uint3 id : SV_DispatchThreadID, uint index : SV_GroupIndex)
{
    float x = index;
    for (uint i = 0; i < (id.x & 7); ++i)
        x = step_of(x, i);
    result[index] = x;
}
//--- step
float bend(float x);
export float step_of(float x, uint i)
{
    if (i & 1)
        return bend(x) * 0.5;
    return x + bend(i);
}
//--- bend
Buffer<float> curve : register(t0);
export float bend(float x) { return curve[uint(x) & 15] + x; }
