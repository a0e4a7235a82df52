// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
enum E { A, B }; enum F2 { C, D };
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = A < C; //~ 16: error: cannot convert from 'F2' to 'E'
}
