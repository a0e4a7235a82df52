// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;

[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    vector<float, n> a = 1; //~ 19: error: non-type template argument of type 'int' is not an integral constant expression
}
