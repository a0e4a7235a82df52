// -T lib_6_3 => refused //~ error: Stream index (1) must between 0 and 0.
struct V { float4 p : SV_Position; };
struct W { float4 p : FOO; };
[shader("geometry")] [maxvertexcount(2)]
void main(point V i[1], inout PointStream<V> a, inout PointStream<W> b)
{
    W w;
    w.p = 1;
    a.Append(i[0]);
    b.Append(w);
}
