// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct A { A a[2]; }; //~ 14: error: field has incomplete type 'A'
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}
