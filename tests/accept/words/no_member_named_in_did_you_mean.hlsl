// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct Surface { float roughness; float metallic; };
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    Surface s; s.roughnes = 1; //~ 18: error: no member named 'roughnes' in 'Surface'; did you mean 'roughness'?
}
