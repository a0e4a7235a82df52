// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
enum E { A, B }; enum F2 { C, D };
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    E e = (E)C; o[0] = A == C; o[1] = A + C; //~ 29: error: cannot convert from 'F2' to 'E'
}
