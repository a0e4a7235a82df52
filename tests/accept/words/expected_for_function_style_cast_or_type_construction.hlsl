// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;

[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    fro (int k = 0; k < 3; k++) { } //~ 14: error: expected '(' for function-style cast or type construction
}
