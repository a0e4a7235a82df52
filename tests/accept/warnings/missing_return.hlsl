// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
float f(uint x) { if (x) return 1; } //~ 36: error: control may reach end of non-void function [-Wreturn-type]
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = f(id.x);
}
