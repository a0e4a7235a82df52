// -T cs_6_0 => dxil
RWStructuredBuffer<float> o : register(u0);
cbuffer A
{
    namespace n
    {
        float c;
        float twice() { return c * 2; }
    }
    float a;
}
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    o[0] = n::c + n::twice() + a;
}
