// -T ps_6_0 -E main => dxil spirv
cbuffer Z : register(b1) {
    float4 f;
    Texture2D t : register(t3, space2);
    SamplerState s : register(s2);
}
Texture2D q : register(t1);
float4 main(float2 uv : UV) : SV_Target {
    return t.Sample(s, uv) * f + q.Load(0);
}
