// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
struct A { float a; };
struct S : A { float b; };
void f(inout A a) { a.a = 3; }
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S s; s.a = 1; s.b = 1; f(s); Out[0] = s.a; //~ 28: error: no matching function for call to 'f'
}
