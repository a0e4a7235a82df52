// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
struct S { uint a : 4; uint b : 8; };
groupshared S g;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    InterlockedAdd(g.a, 1); Out[0] = g.a; //~ 5: error: no matching function for call to 'InterlockedAdd'
}
