// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
struct S { uint a : 20; uint b : 20; uint c : 3; };
RWStructuredBuffer<S> B;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S s; s.a = 1; s.b = 2; s.c = 3; B[0] = s; Out[0] = sizeof(S);
}
