// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
float g() { return; } //~ 13: error: non-void function 'g' should return a value [-Wreturn-type]
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = g();
}
