// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct S { static float q; };
float S::q = 3; float S::q = 4; //~ 26: error: redefinition of 'q'
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}
