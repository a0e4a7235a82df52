// -T ms_6_6 -E main => refused //~ error: SV_CullPrimitive must be bool.
struct V { float4 p : SV_Position; }; struct P { float x : SV_CullPrimitive; };
[numthreads(1, 1, 1)] [outputtopology("triangle")]
void main(out vertices V v[3], out indices uint3 t[1], out primitives P q[1])
{
    SetMeshOutputCounts(3, 1);
    v[0] = (V)0; v[1] = (V)0; v[2] = (V)0;
    t[0] = 0;
    q[0] = (P)0;
}
