// What functions of a library leave in its statics the next call finds: numbers, vectors, arrays, structures, statics of functions.
// LINK: cs_6_5 main
// LIB: lib_6_5
//--- main
void push(uint v);
uint count();
uint sum();
uint next();
uint first_of(uint a);
float4 scale(float by);
bool toggle();
uint of_both();
RWStructuredBuffer<uint> result : register(u0);
[shader("compute")]
[numthreads(8, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    for (uint k = 0; k <= i; k++)
        push(k * 3 + 1);
    uint taken = first_of(i + 10);
    taken = taken * 100 + first_of(i + 20);
    scale(2.0);
    float4 scaled = scale(0.5 + i);
    uint seen = next() + next() * 16;
    bool a = toggle(), b = toggle(), c = toggle();
    result[i] = count() + sum() * 16 + taken * 4096 + seen * 7
        + (uint)dot(scaled, float4(1, 2, 3, 4)) + (a ? 1 : 0) + (b ? 2 : 0) + (c ? 4 : 0) + of_both() * 3;
}
//--- state
struct Stack { uint top; uint items[8]; };
static Stack stack;
static float4 factor = float4(1, 2, 3, 4);
static bool on = true;
static uint table[4] = { 5, 6, 7, 8 };
export void push(uint v) { stack.items[stack.top & 7] = v; stack.top++; table[v & 3] += v; }
export uint count() { return stack.top; }
export uint sum()
{
    uint all = 0;
    for (uint i = 0; i < min(stack.top, 8); i++)
        all += stack.items[i] ^ table[i & 3];
    return all;
}
export uint next() { static uint n = 7; n += 5; return n; }
export uint first_of(uint a) { static uint kept = a * 2; kept++; return kept; }
export float4 scale(float by) { factor *= by; factor.w -= 1; return factor; }
export bool toggle() { on = !on; return on; }
export uint of_both() { return stack.top * table[1] + (on ? 1 : 0); }
