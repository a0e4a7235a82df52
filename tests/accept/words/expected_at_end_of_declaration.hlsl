// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;

[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    int q = 1 o[0] = 1; //~ 14: error: expected ';' at end of declaration
}
