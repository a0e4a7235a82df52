// -T cs_6_0 -E main => refused
RWStructuredBuffer<uint> b;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_GroupID) {
    uint n = id.x, s;
    for (uint i = n; i > 0; i--) {
        s += 3;
        b[i] = s;
    }
    b[0] = s; //~ 10: error: Assignment of undefined values to UAV.
}
