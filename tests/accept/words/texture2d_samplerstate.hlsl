// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
Texture2D<SamplerState> b; //~ 11: error: 'SamplerState' is an object and cannot be used as a type parameter
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}
