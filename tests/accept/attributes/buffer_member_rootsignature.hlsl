// -T cs_6_0 -E main => refused
RWBuffer<uint> o;
cbuffer C { [RootSignature("")] uint v; } //~ 14: error: attribute is valid only on functions
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex) {
    o[0] = 1;
}
