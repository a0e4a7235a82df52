// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;

[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    float a[2][] = { 1, 2, 3, 4 }; o[0] = 1; //~ 12: error: array has incomplete element type 'float []'
}
