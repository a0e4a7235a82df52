// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
struct A { float a; };
struct S : virtual A { }; //~ 20: error: virtual base type is unsupported in HLSL
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S s; s.a = 1; Out[0] = s.a;
}
