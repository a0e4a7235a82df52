// -T cs_6_0 -E main => refused
RWBuffer<uint> o;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex) {
    [RootSignature("")] { o[1] = 2; } //~ 6: error: 'RootSignature' attribute cannot be applied to a statement
    o[0] = 1;
}
