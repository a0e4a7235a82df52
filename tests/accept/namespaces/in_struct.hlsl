// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
struct S { namespace A { } }; //~ 8: error: missing '}' at end of definition of 'S'
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = 1;
}
