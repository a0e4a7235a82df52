// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
float g(out out float a) { a = 1; return 1; } //~ 9: error: duplicate HLSL parameter usages 'out'
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;

}
