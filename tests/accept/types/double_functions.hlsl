// -T cs_6_0 => dxil spirv
RWStructuredBuffer<float4> f : register(u2);
StructuredBuffer<float4> b : register(t1);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    double x = b[0].x; f[0] = (float)abs(x) + (float)min(x, 2.0L) + (float)fma(x, x, x);
}
