// -T cs_6_2 -enable-16bit-types => refused
RWStructuredBuffer<float> o : register(u0);
float f(half a) { return 1; }
float f(min16float a) { return 2; }
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    o[0] = f((float)id.x); //~ 12: error: call to 'f' is ambiguous
}
