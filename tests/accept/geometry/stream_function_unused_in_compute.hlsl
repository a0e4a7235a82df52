// -T cs_6_0 -E main => dxil spirv
struct O
{
    float4 p : SV_Position;
};
void f(inout PointStream<O> s)
{
    O o;
    o.p=0;
    s.Append(o);
}
[numthreads(1,1,1)]
void main()
{
}
