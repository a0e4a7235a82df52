// -T cs_6_0 -E main => dxil spirv
RWBuffer<uint> o;
static const int n = 4;
groupshared uint g[asuint(12)];
[numthreads(asuint(n), 1, 1)]
void main(uint id : SV_GroupIndex) {
    uint a[asuint(3)] = { 1, 2, 3 };
    switch (id) {
    case asuint(-1): g[id] = 3; break;
    case asuint(1.0): g[id] = 2; break;
    default: g[id] = a[id]; break;
    }
    o[id] = g[id];
}
