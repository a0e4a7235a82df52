// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
void g(void v) { } //~ 13: error: argument may not have 'void' type
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}
