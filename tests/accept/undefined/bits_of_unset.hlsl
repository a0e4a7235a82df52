// -T ps_6_0 -E main => refused
float b;
float4 main() : SV_Target
{
    float x;
    return asfloat(asuint(x) + 1) + b; //~ 35: error: Instructions should not read uninitialized value.
}
