// Constant indices that lie outside of an array name no member that could be taken out of the whole.
// RUN: %trefoil dxc -spirv -T cs_6_0 -E main %s -Fo %t
// RUN: %spirv-val %t

StructuredBuffer<float4> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(1, 1, 1)]
void main() {
    float4 x = a[0], y = a[1];
    float3x2 m = { x.xy, x.zw, y.xy };
    m[(uint)x.x] = float2(9, 8);
    for (uint i = 0; i < 3; i++) r[i] = m[7 - i].y;
}
