// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct S { void g(float3 v) { } };
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    S s; s.g(float2(1, 2)); //~ 14: error: cannot initialize a parameter of type 'vector<float, 3>' with an rvalue of type 'vector<float, 2>'
}
