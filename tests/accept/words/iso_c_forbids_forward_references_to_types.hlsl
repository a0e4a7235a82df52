// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
enum E; //~ 6: error: ISO C++ forbids forward references to 'enum' types
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}
