// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;

[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    template<typename T> struct L { T x; }; //~ 5: error: expected expression
    o[0] = 1;
}
