// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
template<typename T> enum E { A }; //~ 29: error: enumeration cannot be a template
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}
