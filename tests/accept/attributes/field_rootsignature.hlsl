// -T cs_6_0 -E main => refused
RWBuffer<uint> o;
struct S { [RootSignature("")] uint g; }; //~ 13: error: attribute is valid only on functions
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex) {
    o[0] = 1;
}
