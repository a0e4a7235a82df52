// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
Buffer<void> b; //~ 8: error: 'void' cannot be used as a type parameter
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}
