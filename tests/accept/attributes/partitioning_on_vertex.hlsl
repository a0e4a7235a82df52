// -T vs_6_0 -E main => dxil spirv
[partitioning("integer")] //~ 2: warning: attribute partitioning only valid for HS.
float4 main(float4 p : P) : SV_Position
{
    return p;
}
