// -T vs_6_0 -E main => dxil spirv
[numthreads(0, 1, 1)] //~ 2: warning: Group size of 0 (0 * 1 * 1) is outside of valid range [1..1024] - attribute will be ignored [-Wignored-attributes]
float4 main(float4 p : P) : SV_Position
{
    return p;
}
