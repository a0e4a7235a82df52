// -T cs_6_0 -E main => refused
RWBuffer<uint> o;
[RootSignature("")] uint g; //~ 2: error: attribute is valid only on functions
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex) {
    o[0] = 1;
}
