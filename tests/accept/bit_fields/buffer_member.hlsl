// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
struct S { uint a : 4; uint b : 8; uint c : 20; uint d; };
RWStructuredBuffer<S> B;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    B[id.x].b = B[id.x].a;
}
