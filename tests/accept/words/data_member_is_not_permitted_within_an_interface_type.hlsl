// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
interface I { float x; }; //~ 21: error: data member 'x' is not permitted within an interface type
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}
