// Variables and tables of each library's own: two libraries have a static of one name.
// LINK: cs_6_6 main
// APART: both have a static of that name
//--- main
static uint state = 3;
static const float table[4] = { 1, 2, 4, 8 };
uint next(uint seed);
float pick(uint i);
RWStructuredBuffer<float> output : register(u0);
[shader("compute")] [numthreads(8, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    state += i;
    output[i] = next(state) + pick(i) + table[i & 3];
}
//--- next
static uint state = 100;
static const float table[4] = { 3, 5, 7, 9 };
export uint next(uint seed) { state = state * 5 + seed; return state; }
export float pick(uint i) { return table[i & 3]; }
