// Arrays of structures and of matrices in a constant buffer, with an index known at run time.
// compute: main
// dispatch: 1
// bind b0: constant mixed 1.0 2.0 3 0   4.0 5.0 6 0   10.0 0.0 0.0 0.0 20.0 0.0 0.0 0.0   30.0 0.0 0.0 0.0 40.0 0.0 0.0 0.0
// bind u0: structured float[6] zero
// expect u0: 1 3 10 4 6 30

struct Element
{
    float2 f;
    uint u;
};
cbuffer Values : register(b0)
{
    Element elements[2];
    float2x2 matrices[2];
};
RWStructuredBuffer<float> r : register(u0);

[numthreads(2, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    r[id * 3] = elements[id].f.x;
    r[id * 3 + 1] = elements[id].u;
    r[id * 3 + 2] = matrices[id][0][0];
}
