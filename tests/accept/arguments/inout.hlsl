// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
float g(const inout inout float a) { return 1; } //~ 15: error: duplicate HLSL parameter usages 'inout'
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;

}
