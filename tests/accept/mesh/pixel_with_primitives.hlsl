// -T ps_6_5 -E main => refused
float4 main(primitives float4 x : TAG) : SV_Target //~ 13: error: 'primitives' object must be an out parameter
{
    return x;
}
