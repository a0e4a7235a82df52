// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
struct S { float x; };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S s; Out[0] = s->x; //~ 20: error: operator is not supported
}
