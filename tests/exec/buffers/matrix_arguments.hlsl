// The packing of a matrix is no part of a type that stands for a parameter of a template.
// compute: main
// bind t0: structured float[12] iota
// bind u0: structured float[3] zero
// bind u1: structured float[6] zero
// expect u0: 2 5 1
// expect u1: 1 3 5 2 4 6

typedef row_major float3x2 Rows;
template<typename T = Rows> struct Held { T value; };

StructuredBuffer<Held<Rows> > b : register(t0);
RWStructuredBuffer<float> o : register(u0);
RWStructuredBuffer<Held<> > w : register(u1);

float corner(Rows m) { return m._m20; }

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    o[0] = corner(b[0].value);
    o[1] = b[i].value[2].y;
    o[2] = b.Load(0).value._m10;
    w[0].value = Rows(1, 2, 3, 4, 5, 6);
}
