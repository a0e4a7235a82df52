// -T ps_6_5 -E main => refused
float4 main(vertices float4 x : TAG) : SV_Target //~ 13: error: 'vertices' object must be an out parameter
{
    return x;
}
