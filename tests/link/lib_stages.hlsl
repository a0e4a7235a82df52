// A library of entries of the pipeline.
// LINK: lib_6_6
// ALONE: its linker crashes
//--- entries
struct V { float4 pos : SV_Position; float2 uv : UV; };
float4 project(float3 p);
float4 paint(float2 uv);
[shader("vertex")] V vs(float3 p : POSITION, float2 uv : UV) { V v; v.pos = project(p); v.uv = uv; return v; }
[shader("pixel")] [earlydepthstencil] float4 ps(V v) : SV_Target { return paint(v.uv); }
[shader("geometry")] [maxvertexcount(3)] void gs(point V v[1], inout TriangleStream<V> s)
{
    for (int i = 0; i < 3; ++i) { V o = v[0]; o.pos = project(o.pos.xyz + i); s.Append(o); }
}
//--- functions
cbuffer Camera { float4x4 view; };
Texture2D t; SamplerState s;
export float4 project(float3 p) { return mul(float4(p, 1), view); }
export float4 paint(float2 uv) { return t.Sample(s, uv); }
//--- tessellation
struct P { float3 p : POSITION; };
struct C { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; };
float4 project(float3 p);
C patch(InputPatch<P, 3> p) { C c; c.edges[0] = c.edges[1] = c.edges[2] = project(p[0].p).x; c.inside = 2; return c; }
[shader("hull")] [domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)] [patchconstantfunc("patch")]
P hs(InputPatch<P, 3> p, uint i : SV_OutputControlPointID) { return p[i]; }
[shader("domain")] [domain("tri")]
float4 ds(C c, float3 l : SV_DomainLocation, const OutputPatch<P, 3> p) : SV_Position { return project(p[0].p * l.x + p[1].p * l.y + p[2].p * l.z); }
