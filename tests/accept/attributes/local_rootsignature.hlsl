// -T cs_6_0 -E main => refused
RWBuffer<uint> o;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex) {
    [RootSignature("")] bool x = true; //~ 6: error: attribute is valid only on functions
    o[0] = 1;
}
