// -T cs_6_0 => dxil spirv
RWStructuredBuffer<float> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    float a[4] = { 1, 2, 3, 4 };
    float b[2][2] = a;
    float2 c[2] = a;
    o[0] = b[1][0] + c[1].x;
}
