// -T cs_6_0 -E main => dxil spirv
RWBuffer<uint> o;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex) {
    uint3 a = id;
    uint1 i = id;
    o[0] = a[i];
}
