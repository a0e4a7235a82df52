// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
enum E : uint { A = 4294967295, B }; //~ 33: error: enumerator value 4294967296 is not representable in the underlying type 'uint'
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = A;
}
