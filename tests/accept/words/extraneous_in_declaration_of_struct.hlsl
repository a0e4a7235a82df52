// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
template<> struct Z { }; //~ 1: error: extraneous 'template<>' in declaration of struct 'Z'
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}
