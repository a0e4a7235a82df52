// -T cs_6_0 -E main
// Bytes that are clamped before they are packed: no mask changes them.
StructuredBuffer<int4> numbers : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    int4 v = clamp(numbers[id], 0, 255);
    uint a = min((uint)numbers[id + 1].x, 15u), b = max(0, min(numbers[id + 2].y, 15));
    results[id * 2] = (v.x & 255) | (v.y & 255) << 8 | (v.z << 16 & 0xff0000) | (uint)v.w << 24;
    results[id * 2 + 1] = (a & 15) | (b << 4 & 0xf0) | 256;
}
