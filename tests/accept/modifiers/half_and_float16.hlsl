// -T cs_6_2 -enable-16bit-types => refused
RWStructuredBuffer<float> o : register(u0);
float f(half a) { return 1; }
float f(float16_t a) { return 2; } //~ 7: error: redefinition of 'f'
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    o[0] = f((half)id.x);
}
