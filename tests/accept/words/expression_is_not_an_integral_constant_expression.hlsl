// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
enum E { A = 1.5 }; //~ 14: error: expression is not an integral constant expression
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = A;
}
