// -T cs_6_0 -E main => dxil
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    bool b = id.x; switch (b) { case true: Out[0] = 1; break; } //~ 20: warning: switch condition has boolean value [-Wswitch-bool]
}
