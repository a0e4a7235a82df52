// -T cs_6_8 -E compute -spirv => spirv
struct Rec
{
    uint3 grid : SV_DispatchGrid;
};
RWBuffer<float> o;
void helper(DispatchNodeInputRecord<Rec> r)
{
    o[0] = r.Get().grid.x;
}
[shader("node")]
[NodeLaunch("broadcasting")]
[NodeMaxDispatchGrid(8, 1, 1)]
[numthreads(8, 1, 1)]
void node(DispatchNodeInputRecord<Rec> r)
{
    helper(r);
}
[numthreads(8, 1, 1)]
void compute()
{
    o[1] = 2;
}
