// Libraries that are not optimised: variables in memory, calls of functions of their own.
// LINK: cs_6_6 main
// ARGS: -Od
//--- main
struct S { float4 a; uint b; };
S step_of(S s, uint i);
RWStructuredBuffer<S> result : register(u0);
float inner(float x) { return x + 1; }
[shader("compute")] [numthreads(8, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    S s;
    s.a = inner(i);
    s.b = i;
    for (uint k = 0; k < 3; ++k) s = step_of(s, k);
    result[i] = s;
}
//--- step
#ifndef ONE
struct S { float4 a; uint b; };
#endif
float4 helper(float4 v, uint i) { float4 r = v; r[i & 3] = 9; return r; }
export S step_of(S s, uint i) { s.a = helper(s.a, i) * 2; s.b += i; return s; }
