// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;

[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    float0 a = 1; //~ 5: error: use of undeclared identifier 'float0'; did you mean 'float'?
}
