// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct S { float a; int2 b; };
S g() { return { 1, 2, 3 }; } //~ 16: error: generalized initializer lists are incompatible with HLSL
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}
