// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
enum class E { A, B, C };
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    switch (n) { case E::A: o[0] = 1; break; default: break; } //~ 23: error: value of type 'E' is not implicitly convertible to 'int'
}
