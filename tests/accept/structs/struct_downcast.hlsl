// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
struct A { float a; };
struct S : A { float b; };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    A a; a.a = 1; S s = (S)a; Out[0] = s.a; //~ 25: error: cannot convert from 'A' to 'S'
}
