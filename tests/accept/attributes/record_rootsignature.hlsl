// -T cs_6_0 -E main => refused
RWBuffer<uint> o;
[RootSignature("")] struct S { uint g; }; //~ 1: error: an attribute list cannot appear here
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex) {
    o[0] = 1;
}
