// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
void g(out float a) { a = 1; }
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    float4 q; g(q); //~ 17: error: cannot truncate lvalue vector/matrix
}
