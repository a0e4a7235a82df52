// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
void f(string s) {} //~ 8: error: parameter of type string is not supported
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    f("hello"); Out[0] = 1;
}
