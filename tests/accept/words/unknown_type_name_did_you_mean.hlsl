// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct Surface { float roughness; };
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    Surfce s; s.roughness = 1; //~ 5: error: unknown type name 'Surfce'; did you mean 'Surface'?
}
