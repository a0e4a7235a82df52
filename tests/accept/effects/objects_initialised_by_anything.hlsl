// -T ps_6_0 => dxil spirv
float4 shade() { return 1; }
texture Albedo < string file = "wood.dds"; >;
Texture Normals = anything, at { all };
pixelshader first = compile ps_2_0 shade();
vertexfragment second = compile_fragment vs_2_0 shade();
BlendState blended = { AlphaToCoverageEnable = FALSE; };
DepthStencilState unclosed = { Depth[ = 1; ] };
float4 main(float4 at : SV_Position) : SV_Target
{
    pixelfragment last = asm { mov r0, v0 };
    return shade();
}
