// -T cs_6_0 -E main => refused
RWBuffer<float> r;
[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
    float a = i, b = 2;
    r[1 = a + b; //~ 9: error: expression is not assignable
}
