// -T cs_6_2 -E main => dxil spirv
RWStructuredBuffer<float> o;
enum E { A, B = A + 1, C = B << 3, D = ~0, F3 = A ? 2 : 3, G = (int)2.5 };
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = C + D + F3 + G;
}
