// A method that writes does so to a constant of the function's own, as to any local; what it is called of is no copy.
// compute: main
// bind u0: structured float[5] zero
// expect u0: 1 1 1 1 1

RWStructuredBuffer<float> r : register(u0);

struct A { float x; void set() { x = 1; } };
struct H { A a; };
static const A fixed = { 3 };

void parameter(const A a) { a.set(); r[2] = a.x; }

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    const A c = (A)0;
    c.set();
    r[0] = c.x;
    const H h = (H)0;
    h.a.set();
    r[1] = h.a.x;
    parameter(fixed);
    const A of_index[2] = { { i }, { 0 } };
    of_index[1].set();
    r[3] = of_index[1].x;
    const A copy = fixed;
    copy.set();
    r[4] = copy.x;
}
