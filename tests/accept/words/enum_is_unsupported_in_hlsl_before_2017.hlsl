// -T cs_6_2 -HV 2016 -E main
RWStructuredBuffer<float> o;
enum E { A, B };
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}
