// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;

[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    float a[]; o[0] = 1; //~ 11: error: definition of variable with array type needs an explicit size or an initializer
}
