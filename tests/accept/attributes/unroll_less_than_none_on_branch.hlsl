// -T cs_6_0 -E main => dxil spirv
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex) {
    [unroll(-1)] if (id) { }
}
