// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
float g() const { return 1; } //~ 10: error: expected ';' after top level declarator
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = g();
}
