// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct A { private: float v; }; //~ 12: error: 'private' is a reserved keyword in HLSL
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}
