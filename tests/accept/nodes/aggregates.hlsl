// -T lib_6_8 => dxil
struct I { float4x3 m; int2 v[2]; };
struct R { I i[2]; bool b; row_major float2x2 n; double d; };
[shader("node")] [NodeLaunch("broadcasting")] [NodeDispatchGrid(2, 1, 1)] [numthreads(32, 1, 1)]
void m(RWDispatchNodeInputRecord<R> i, uint t : SV_GroupIndex, [MaxRecords(1)] NodeOutput<R> o)
{
    R r = i.Get();
    r.i[0].m[1].z = 3;
    r.i[1].v[t & 1].y = 4;
    i.Get() = r;
    i.Get().i[t & 1].m = transpose(mul(r.n, float2x4(0, 1, 2, 3, 4, 5, 6, 7)))._11;
    GroupNodeOutputRecords<R> q = o.GetGroupNodeOutputRecords(1);
    q.Get() = r;
    q.Get().b = r.n._12 > 2;
    q.Get().d = r.d * 2;
    q.OutputComplete();
}
