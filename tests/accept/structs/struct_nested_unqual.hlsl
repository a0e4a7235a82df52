// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
struct S { struct N { float f; } n; };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    N n; n.f = 1; Out[0] = n.f; //~ 5: error: unknown type name 'N'; did you mean 'S::N'?
}
