// A geometry shader whose vertices another library makes.
// LINK: gs_6_6 gs
// ALONE: its link refuses the primitive's number
//--- main
struct V { float4 pos : SV_Position; float3 n : N; };
struct W { float4 pos : SV_Position; float w : W; uint layer : SV_RenderTargetArrayIndex; };
float4 push(float4 p, float3 n, uint i);
[shader("geometry")]
[maxvertexcount(6)]
void gs(triangle V v[3], inout TriangleStream<W> stream, uint id : SV_PrimitiveID)
{
    for (uint i = 0; i < 3; ++i) {
        W w;
        w.pos = push(v[i].pos, v[i].n, id);
        w.w = v[(i + 1) % 3].n.x;
        w.layer = id & 1;
        stream.Append(w);
    }
    stream.RestartStrip();
}
//--- push
float amount;
export float4 push(float4 p, float3 n, uint i) { return p + float4(n * amount, i); }
