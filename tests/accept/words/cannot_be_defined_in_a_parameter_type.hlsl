// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
void fn(struct T { float a; } t) { } //~ 16: error: 'T' cannot be defined in a parameter type
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}
