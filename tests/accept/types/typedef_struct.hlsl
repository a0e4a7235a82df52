// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
typedef struct { float x; } S;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S s; s.x = 1; Out[0] = s.x;
}
