// Statics whose initialisers are no constants: set once, before anything of their library runs, also where another library's entry
// calls, and each library has its own of a name.
// LINK: cs_6_6 main
// LIB: lib_6_6
// APART: two libraries have statics of one name
//--- main
uint step(uint by);
uint level();
uint other(uint by);
RWStructuredBuffer<uint> result : register(u0);
[shader("compute")]
[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    uint a = step(i);
    uint b = other(3);
    result[i] = a + step(2) * 10 + level() * 100 + b * 1000 + other(1) * 7;
}
//--- first
cbuffer Start : register(b0) { uint4 start; };
static uint at = start.y + 1;
static uint seen = at * 2;
export uint step(uint by) { at += by; return at; }
export uint level() { return seen; }
//--- second
cbuffer Scale : register(b1) { uint4 scale; };
static uint at = scale.z + 40;
static uint twice[2] = { scale.x, 3 };
export uint other(uint by) { at = at * by + twice[by & 1]; return at; }
