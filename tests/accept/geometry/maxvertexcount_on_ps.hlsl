// -T ps_6_0 -E main => refused
[maxvertexcount(3)] //~ 2: error: attribute maxvertexcount only valid for GS.
float4 main() : SV_Target
{
    return 0;
}
