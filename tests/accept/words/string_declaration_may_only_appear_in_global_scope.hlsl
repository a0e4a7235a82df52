// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;

[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    string s = "a"; //~ 5: error: string declaration may only appear in global scope
}
