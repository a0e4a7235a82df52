// A choice of literals is one of what they become: of 64 bits or a float, and not first of 32 bits.
// compute: main
// except dxc: its way to SPIR-V has 32 bits for them
// bind t0: structured uint[2] 1 0
// bind u0: structured float[4] zero
// expect u0: 4294967296 0 5000000000 1

StructuredBuffer<uint> given : register(t0);
RWStructuredBuffer<float> r : register(u0);

struct Part { float a; float b; };

[numthreads(1, 1, 1)]
void main()
{
    r[0] = given[0] ? 4294967296 : 0;
    r[1] = given[1] ? 4294967296 : 0;
    Part part = { given[1] ? 3 : (given[0] ? 5000000000 : 7), given[0] ? 1 : 4294967296 };
    r[2] = part.a;
    r[3] = part.b;
}
