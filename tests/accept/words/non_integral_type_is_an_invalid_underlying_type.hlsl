// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
enum E : half { A = 0, B }; //~ 10: error: non-integral type 'half' is an invalid underlying type
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = B;
}
