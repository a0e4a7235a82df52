// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
struct S { float x; struct N { float g() { return x; } } n; }; //~ 51: error: use of non-static data member 'x' of 'S' from nested type 'N'
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S s; Out[0] = s.n.g();
}
