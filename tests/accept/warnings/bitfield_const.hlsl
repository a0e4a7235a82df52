// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
struct S { uint a : 3; };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S s; s.a = 9; Out[0] = s.a; //~ 14: warning: implicit truncation from 'literal int' to bitfield changes value from 9 to 1 [-Wbitfield-constant-conversion]
}
