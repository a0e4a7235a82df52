// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
cbuffer C { struct T { float4 a; float b; } s; };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    T t = s; Out[0] = t.a;
}
