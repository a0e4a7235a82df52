// -T cs_6_0 -E main
RWStructuredBuffer<float4> Out;
void f(string s) {}
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    f("hello"); Out[0] = 1;
}
