// -T cs_6_0 -E main => dxil spirv
BlendState blend { AlphaToCoverageEnable = false; }; //~ 1: warning: effect object ignored - effect syntax is deprecated [-Weffects-syntax] //~ 18: warning: effect state block ignored - effect syntax is deprecated. To use braces as an initializer use them with equal signs. [-Weffects-syntax]
static RasterizerState a, b; //~ 1: warning: effect object ignored - effect syntax is deprecated [-Weffects-syntax]
const DepthStencilState c = { 1 }; //~ 1: warning: effect object ignored - effect syntax is deprecated [-Weffects-syntax]
PixelShader ps; //~ 1: warning: effect object ignored - effect syntax is deprecated [-Weffects-syntax]
VertexShader vs; //~ 1: warning: effect object ignored - effect syntax is deprecated [-Weffects-syntax]
namespace N { ComputeShader cs; } //~ 15: warning: effect object ignored - effect syntax is deprecated [-Weffects-syntax]
cbuffer C { HullShader hs; int k; } //~ 13: warning: effect object ignored - effect syntax is deprecated [-Weffects-syntax]
RWStructuredBuffer<int> o;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    DomainShader ds; //~ 5: warning: effect object ignored - effect syntax is deprecated [-Weffects-syntax]
    if (id.x > 2)
        GeometryShader gs; //~ 9: warning: effect object ignored - effect syntax is deprecated [-Weffects-syntax]
    o[0] = k;
}
