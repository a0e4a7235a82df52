// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct S { static float q; };
int S::q = 3; //~ 8: error: redefinition of 'q' with a different type: 'int' vs 'float'
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}
