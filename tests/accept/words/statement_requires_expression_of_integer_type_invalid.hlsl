// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;

[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    switch (int2(1, 2)) { case 1: break; } //~ 5: error: statement requires expression of integer type ('int2' invalid)
}
