// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
struct S { uniform float x; }; //~ 12: error: 'uniform' is not a valid modifier for a field
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S s; s.x = 1; Out[0] = s.x;
}
