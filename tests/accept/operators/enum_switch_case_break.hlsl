// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
enum E { A, B };
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    switch (n) { case A: break; case 5: break; case B: break; } E e = A; switch (e) { case 3: break; case 4: break; case A: break; } //~ 107: error: value of type 'literal int' is not implicitly convertible to 'E'
}
