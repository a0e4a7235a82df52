// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
interface I { float g(); };
I x; //~ 3: error: variable type 'I' is an abstract class
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}
