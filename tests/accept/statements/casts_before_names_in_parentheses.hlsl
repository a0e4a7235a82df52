// -T cs_6_0 -E main => dxil spirv
RWBuffer<uint> o;
void S(uint a) { o[1] = a; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex) {
    uint y = 4;
    int (y) + 1; //~ 13: warning: expression result unused [-Wunused-value]
    S(y);
    o[0] = int(y), uint(y), y; //~ 29: warning: expression result unused [-Wunused-value]
}
