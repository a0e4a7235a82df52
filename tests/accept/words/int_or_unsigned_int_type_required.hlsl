// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
enum class E { A, B };
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    E e = E::A; o[0] = ~e; //~ 24: error: int or unsigned int type required
}
