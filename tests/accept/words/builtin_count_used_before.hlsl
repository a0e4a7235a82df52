// -T ps_6_0 -E main => refused
float4 main(float3 a : A, float3 b : B) : SV_Target
{
    float n = dot(a, b);
    return dot(a, a, b); //~ 12: error: use of undeclared identifier 'dot'
}
