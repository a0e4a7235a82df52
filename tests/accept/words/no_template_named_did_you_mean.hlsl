// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
RWBufer<float> t; //~ 1: error: no template named 'RWBufer'; did you mean 'RWBuffer'?
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}
