// -T cs_6_0 -E main => dxil spirv
RWBuffer<uint> o;
struct S { [RootSignature("")] uint g() { return 1; } };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex) {
    o[0] = 1;
}
