// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
enum E { A, B };
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    E e; e = A, e = B; o[0] = e.x; //~ 32: error: member reference base type 'E' is not a structure or union
}
