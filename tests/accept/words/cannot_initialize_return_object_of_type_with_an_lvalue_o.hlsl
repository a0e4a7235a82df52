// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
float3 g() { float2 b = 1; return b; } //~ 35: error: cannot initialize return object of type 'vector<float, 3>' with an lvalue of type 'vector<float, 2>'
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}
