// -T vs_6_0 -E main => dxil spirv
[numthreads(0, 1, 1)]
float4 main(float4 p : P) : SV_Position
{
    return p;
}
