// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct A { float v; }; 
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    A a = { 2 }; a.g(); o[0] = a.w; //~ 20: error: no member named 'g' in 'A'
}
