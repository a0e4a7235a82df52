// -T cs_6_0 => dxil
RWStructuredBuffer<float> o : register(u0);
void set(inout float3 v) { v.z = 4; } //~ 23: warning: implicit truncation of vector type [-Wconversion]
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    float4 v = id.x;
    (float2)v = float2(1, 2);
    ((float2)v).y += 1;
    (float)v = 3;
    set((float3)v);
    o[0] = v.y;
}
