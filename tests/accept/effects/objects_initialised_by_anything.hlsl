// -T ps_6_0 => dxil spirv
float4 shade() { return 1; }
texture Albedo < string file = "wood.dds"; >; //~ 1: warning: effect object ignored - effect syntax is deprecated [-Weffects-syntax] //~ 16: warning: possible effect annotation ignored - effect syntax is deprecated [-Weffects-syntax]
Texture Normals = anything, at { all }; //~ 1: warning: effect object ignored - effect syntax is deprecated [-Weffects-syntax]
pixelshader first = compile ps_2_0 shade(); //~ 1: warning: effect object ignored - effect syntax is deprecated [-Weffects-syntax]
vertexfragment second = compile_fragment vs_2_0 shade(); //~ 1: warning: effect object ignored - effect syntax is deprecated [-Weffects-syntax]
BlendState blended = { AlphaToCoverageEnable = FALSE; }; //~ 1: warning: effect object ignored - effect syntax is deprecated [-Weffects-syntax]
DepthStencilState unclosed = { Depth[ = 1; ] }; //~ 1: warning: effect object ignored - effect syntax is deprecated [-Weffects-syntax]
float4 main(float4 at : SV_Position) : SV_Target
{
    pixelfragment last = asm { mov r0, v0 }; //~ 5: warning: effect object ignored - effect syntax is deprecated [-Weffects-syntax]
    return shade();
}
