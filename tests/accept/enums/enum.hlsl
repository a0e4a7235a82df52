// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
enum E { A, B };
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    E e = A; e += 1; //~ 19: error: cannot convert from 'int' to 'E'
}
