// -T gs_6_0 -E main => dxil spirv
struct O
{
    float4 p : SV_Position;
};
[maxvertexcount(3)]
void main(line float4 p[2] : SV_Position, line float3 q[2] : QQ, inout PointStream<O> s)
{
    O n;
    n.p=p[1]+q[0].xyzx;
    s.Append(n);
}
