// -T cs_6_2 -enable-16bit-types => dxil spirv
RWStructuredBuffer<float> o : register(u0);
float f(half a) { return 1; }
float f(min16float a) { return 2; }
float f(int16_t a) { return 3; }
float f(min16int a) { return 4; }
float f(uint16_t a) { return 5; }
float f(min16uint a) { return 6; }
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    half h = (half)id.x;
    min16float m = (min16float)id.x;
    o[0] = f(h) + f(m) + f((int16_t)1) + f((min16int)1) + f((uint16_t)1) + f((min16uint)1);
}
