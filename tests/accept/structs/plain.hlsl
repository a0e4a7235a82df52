// -T cs_6_2 -E main => dxil spirv
RWStructuredBuffer<float> o;
struct S { struct { float a, b; }; float c; };
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    S s; s.a = f; o[0] = s.a;
}
