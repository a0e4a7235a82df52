// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;

[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    [unroll("x")] for (int k = 0; k < 4; k++) o[k] = k; //~ 6: error: 'unroll' attribute requires an integer constant
}
