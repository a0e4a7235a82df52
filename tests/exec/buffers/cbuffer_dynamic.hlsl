// Arrays in a constant buffer with an index known at run time; loose globals.
// compute: main
// bind b0: constant float[20] 1 0 0 0  2 0 0 0  3 0 0 0  4 0 0 0  10 20 30 40
// bind u0: structured float[4] zero
// expect u0: 41 32 23 14

cbuffer Values : register(b0)
{
    float values[4];
    float4 extra;
};
RWStructuredBuffer<float> r : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    r[id] = values[id] + extra[3 - id];
}
