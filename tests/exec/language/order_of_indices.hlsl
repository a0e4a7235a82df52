// An index of a local that is passed `inout` is evaluated in its turn: it sees what the arguments behind it have
// written, and not what those before it will. That of a static, which is copied in, is evaluated before all of them.
// compute: main
// except spirv: arguments go from left to right in modules for Vulkan
// except dxc: arguments go from left to right in modules for Vulkan
// bind t0: structured uint[2] 1 2
// bind u0: structured uint[16] zero
// expect u0: 102 6 20 202 10 6 202 10 6 2 20 42 210 0 0 0

StructuredBuffer<uint> given : register(t0);
RWStructuredBuffer<uint> r : register(u0);

struct P { uint x; uint row[2]; };
static uint shared_row[2];

uint behind(inout uint place, uint k) { uint old = place; place = k + 4; return old * 10 + k; }
uint before(uint k, inout uint place) { uint old = place; place = k + 4; return old * 10 + k; }
uint between(inout uint first, uint k, inout uint second) { second = second * 10 + first; first = k * 10; return k; }

[numthreads(1, 1, 1)]
void main()
{
    uint k = given[0];
    uint row[2] = { 10, 20 };
    r[0] = behind(row[k % 2], ++k);
    r[1] = row[0];
    r[2] = row[1];

    k = given[0];
    P p = { 0, { 10, 20 } };
    r[3] = before(++k, p.row[k % 2]);
    r[4] = p.row[0];
    r[5] = p.row[1];

    k = given[0];
    shared_row[0] = 10;
    shared_row[1] = 20;
    r[6] = behind(shared_row[k % 2], ++k);
    r[7] = shared_row[0];
    r[8] = shared_row[1];

    k = given[0];
    uint2 pair = { 10, 42 };
    r[9] = between(pair[k % 2], ++k, row[1]);
    r[10] = pair.x;
    r[11] = pair.y;
    r[12] = row[1];
}
