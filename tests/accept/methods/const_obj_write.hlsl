// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
struct S { float f; };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    const S s = {1}; s.f = 2; Out[0] = s.f; //~ 26: error: cannot assign to variable 's' with const-qualified type 'const S'
}
