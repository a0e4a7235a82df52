// -T cs_6_0 => dxil spirv
RWStructuredBuffer<float> o : register(u0);
struct S
{
    float m()
    {
        float helper(float);
        return helper(2);
    }
};
float helper(float a) { return a * 2; }
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    S s;
    o[0] = s.m();
}
