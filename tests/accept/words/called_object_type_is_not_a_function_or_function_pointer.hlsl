// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
float g() { return 1; }
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    float g = 2; o[0] = g(); //~ 26: error: called object type 'float' is not a function or function pointer
}
