// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
float g(float3 x = float2(1, 2)) { return x.x; } //~ 16: error: cannot initialize a parameter of type 'vector<float, 3>' with an rvalue of type 'vector<float, 2>'
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}
