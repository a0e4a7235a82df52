// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
void g() { return 1; } //~ 12: error: void function 'g' should not return a value [-Wreturn-type]
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    g(); o[0] = 1;
}
