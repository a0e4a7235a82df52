// -T vs_6_0 -E main => dxil spirv
struct O
{
    float4 p : SV_Position;
    float2 v : V;
};
O main(float x : X)
{
    O o;
    o.p = 0;
    o.v.x %= x;
    o.v.y = x / o.v.y;
    return o;
}
