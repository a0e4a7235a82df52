// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;

[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    switch (n) { case 1 ... 3: o[0] = 2; break; } //~ 25: error: case range is unsupported in HLSL
}
