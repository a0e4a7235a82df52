// -T cs_6_0 -E main => dxil spirv
RWBuffer<uint> o;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex) {
    uint a[3] = { 1, 2, 3 };
    float i = id;
    o[0] = a[i];
}
