// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;

[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    do { n--; } while (n > 0) o[0] = n; //~ 30: error: expected ';' after do/while statement
}
