// -T cs_6_2 -E main
RWStructuredBuffer<float> o;
interface I { float g(); }; struct C : I { float c; };
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    C c; c.c = 1; o[0] = c.c;
}
