// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;

[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    float2x2 a = 1; o[0] = a._m22; //~ 30: error: matrix subscript '_m22' is out of bounds
}
