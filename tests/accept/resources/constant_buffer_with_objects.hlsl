// -T ps_6_0 -E main => dxil
// except spirv: DXC dies of it
struct T { SamplerState s[2]; float z; };
struct S { float4 a; Texture2D t; T inner; float b; float g() { return b; } };
float4 f(S s) { return s.a + s.b; }
ConstantBuffer<S> c, d : register(b2);
TextureBuffer<S> e;
float4 main(float2 u : U) : SV_Target {
    S whole = d;
    return f(c) + c.g() + e.inner.z * whole.t.Sample(c.inner.s[1], u);
}
