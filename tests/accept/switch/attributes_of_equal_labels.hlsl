// -T cs_6_0 -E main => refused
RWBuffer<uint> o;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex) {
    switch (id) {
    [branch] case 1: o[0] = 1; break;
    [branch] case 1: o[0] = 2; break; //~ 19: error: duplicate case value '1'
    }
}
