// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
enum class E { A, B, C };
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    E e = E::A; switch (e) { case 0: o[0] = 1; break; default: break; } //~ 35: error: value of type 'literal int' is not implicitly convertible to 'E'
}
