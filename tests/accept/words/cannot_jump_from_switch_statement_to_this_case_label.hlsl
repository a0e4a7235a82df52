// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;

[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    switch (n) { int q = 1; case 1: o[0] = q; break; } //~ 29: error: cannot jump from switch statement to this case label
}
