// -T cs_6_8 -E main => dxil spirv
// Of these nobody asks before they are compiled themselves.
[shader("compute")] void c() { }
[shader("pixel")] float4 p(float4 x) : SV_Target { return x; }
[shader("vertex")] void v(out float4 x) { x = 1; }
[shader("domain")] void d(float4 x) { }
struct P { float x; };
[shader("miss")] void m(inout P p) { p.x = 1; }
[shader("closesthit")] void h(float4 x);
[shader("mesh")] [numthreads(1, 1, 1)] [outputtopology("triangle")] void s() { }
[shader("hull")] [patchconstantfunc("f")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)] void u() { }
[shader("geometry")] [maxvertexcount(3)] void g() { }
[shader("node")] [NodeLaunch("thread")] void n() { }
[numthreads(1, 1, 1)] void main() { }
