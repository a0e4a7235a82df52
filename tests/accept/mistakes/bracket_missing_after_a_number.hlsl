// -T cs_6_0 -E main => refused
RWBuffer<float> r;
[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
    r[i + 2; //~ 12: error: expected ']'
}
