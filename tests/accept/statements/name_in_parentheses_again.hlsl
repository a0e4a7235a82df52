// -T cs_6_0 -E main => refused
RWBuffer<uint> o;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex) {
    int (id); //~ 10: error: redefinition of 'id' with a different type: 'int' vs 'uint'
    o[0] = id;
}
