// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
enum E : uint16_t { A = 7 }; //~ 10: error: unknown type name 'uint16_t'
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = A;
}
