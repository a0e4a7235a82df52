// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
enum E { A, B };
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    E e = A; switch (e) { case 0: o[0] = 1; break; case 5: break; } //~ 57: error: value of type 'literal int' is not implicitly convertible to 'E'
}
