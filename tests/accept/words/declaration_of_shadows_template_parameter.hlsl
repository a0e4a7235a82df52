// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
template<typename T, typename T> struct S { T x; }; //~ 31: error: declaration of 'T' shadows template parameter
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}
