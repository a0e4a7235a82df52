// -T ps_6_0 => refused
TextureCube<float4> t;
float4 main(float3 p : P) : SV_Target
{
    return t.mips[1][uint3(p)]; // a texel of a cube has no place //~ 14: error: no member named 'mips' in 'TextureCube<vector<float, 4> >'
}
