// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
void[2] g() { } //~ 12: error: brackets are not allowed here; to declare an array, place the brackets after the name
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}
