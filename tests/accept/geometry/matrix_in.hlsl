// -T gs_6_0 -E main => dxil spirv
struct O
{
    float4 p : SV_Position;
};
struct W
{
    float4 p : SV_Position;
    row_major float2x3 m : MMM;
    float2 uv[2] : UV;
};
[maxvertexcount(3)]
void main(triangle W v[3], inout PointStream<O> s)
{
    O o;
    uint i = v[0].p.x;
    o.p=v[i].uv[i].xyxy + v[i].m[0].xyzx;
    s.Append(o);
}
