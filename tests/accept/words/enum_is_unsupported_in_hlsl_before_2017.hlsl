// -T cs_6_2 -HV 2016 -E main => refused
RWStructuredBuffer<float> o;
enum E { A, B }; //~ 6: error: enum is unsupported in HLSL before 2017
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}
