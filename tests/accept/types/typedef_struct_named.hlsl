// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
typedef struct T { float x; } S;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S s; T t; s.x = 1; t = s; Out[0] = t.x;
}
