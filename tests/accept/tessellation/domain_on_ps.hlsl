// -T ps_6_0 -E main => refused
[domain("tri")] //~ 2: error: attribute domain only valid for HS or DS.
float4 main() : SV_Target
{
    return 0;
}
