// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
[[deprecated("x")]] float f() { return 1; } //~ 3: warning: use of the 'deprecated' attribute is a C++14 extension [-Wc++14-extensions]
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = f(); //~ 14: warning: 'f' is deprecated [-Wdeprecated-declarations]
}
