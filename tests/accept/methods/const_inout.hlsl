// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
void f(inout float x) { x = 1; }
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    const float x = 2; f(x); Out[0] = x; //~ 24: error: no matching function for call to 'f'
}
