// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
struct S { uint a : 4; uint b : 8; };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S s; uint x = (s.a = 35); Out[0] = x; s.b = s.a = 3; Out[1] = s.b; //~ 24: warning: implicit truncation from 'literal int' to bitfield changes value from 35 to 3 [-Wbitfield-constant-conversion]
}
