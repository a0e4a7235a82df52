// An error and a warning, whose places Slang reads out of DXC's words.
RWBuffer<float> values;

[numthreads(1, 1, 1)]
void main()
{
    values[0] = q;
    float3 shorter = float4(1, 2, 3, 4);
}
