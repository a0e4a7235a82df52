// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct A { float x; }; struct B : public A { }; //~ 35: error: base type access specifier is unsupported in HLSL
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}
