// Arrays that are passed whole, and indexed at run time on both sides.
// LINK: vs_6_6 main
// ALONE: its link leaves vectors
//--- main
void fill(out float4 rows[6], float4 seed);
float4 pick(float4 rows[6], uint at);
[shader("vertex")]
float4 main(float4 p : P, uint i : SV_VertexID) : SV_Position
{
    float4 rows[6];
    fill(rows, p);
    rows[i % 6] += 1;
    return pick(rows, i + 1) + rows[(i * 2) % 6];
}
//--- rows
export void fill(out float4 rows[6], float4 seed) { for (int i = 0; i < 6; ++i) rows[i] = seed * i; }
export float4 pick(float4 rows[6], uint at) { return rows[at % 6].wzyx; }
