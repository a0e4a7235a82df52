// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
namespace Math { float square(float x) { return x * x; } }
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = Math::sqare(1); //~ 18: error: no member named 'sqare' in namespace 'Math'; did you mean 'square'?
}
