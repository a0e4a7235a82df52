// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
float g() { } //~ 13: error: control reaches end of non-void function [-Wreturn-type]
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = g();
}
