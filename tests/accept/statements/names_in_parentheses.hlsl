// -T cs_6_0 -E main => dxil spirv
RWBuffer<uint> o;
struct S { uint a; };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex) {
    float3 (v) = 1;
    uint (w), x = 2;
    S (s);
    int (k);
    uint (both)[2] = { 3, 4 };
    for (float2 (i) = 0; i.x < 3; i++)
        w = i.x;
    s.a = k = x;
    o[0] = v.x + w + s.a + k + both[id];
}
