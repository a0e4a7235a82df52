// -T ps_6_0 -E main => dxil spirv
Texture2D t;
SamplerState s;
float4 main(float4 u : A, nointerpolation int4 i : B) : SV_Target {
    uint status, compared;
    float4 four = t.GatherBlue(s, u.xy, int2(1, 2), int2(3, 4), int2(5, 6), i.xy, status);
    four += t.GatherAlpha(s, u.xy, i.xy, i.yz, i.zw, i.wx, compared);
    return four + CheckAccessFullyMapped(status) + compared;
}
