// -T cs_6_0 -E main
RWStructuredBuffer<float4> Out;
union U { float f; uint u; };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    U u; u.f = 1; Out[0] = u.u;
}
