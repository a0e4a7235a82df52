// -T cs_6_0 -E main -Wno-return-type => dxil spirv
float f(float a) { if (a > 2) return 1; }
RWStructuredBuffer<float> o;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) { o[0] = f(id.x); }
