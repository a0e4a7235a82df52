// -T cs_6_2 -enable-16bit-types => dxil spirv
RWStructuredBuffer<float> o : register(u0);
float f(half a) { return 1; }
float f(min16float a) { return 2; } //~ 9: warning: 'min16float' is promoted to 'half' [-Wconversion]
float f(int16_t a) { return 3; }
float f(min16int a) { return 4; } //~ 9: warning: 'min16int' is promoted to 'int16_t' [-Wconversion]
float f(uint16_t a) { return 5; }
float f(min16uint a) { return 6; } //~ 9: warning: 'min16uint' is promoted to 'uint16_t' [-Wconversion]
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    half h = (half)id.x;
    min16float m = (min16float)id.x; //~ 5: warning: 'min16float' is promoted to 'half' [-Wconversion]
    o[0] = f(h) + f(m) + f((int16_t)1) + f((min16int)1) + f((uint16_t)1) + f((min16uint)1);
}
