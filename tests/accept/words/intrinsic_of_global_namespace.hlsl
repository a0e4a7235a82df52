// -T ps_6_0 => refused
struct Cosine {
    static float dot(float3 l, float3 r) { return ::dot(l, r); } //~ 51: error: no member named 'dot' in the global namespace; did you mean simply 'dot'?
};
float4 main(float3 v : NORMAL) : SV_Target { return Cosine::dot(v, v); }
