// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
interface I { float g(); }; struct C : I { float c; };
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    C c; c.c = 1; o[0] = c.c; //~ 7: error: variable type 'C' is an abstract class
}
