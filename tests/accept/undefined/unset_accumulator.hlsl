// -T cs_6_0 -E main => refused
RWStructuredBuffer<uint> b;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_GroupID) {
    uint n = b[7], s;
    for (uint i = 0; i < n; i++)
        s += i;
    b[0] = s; //~ 10: error: Assignment of undefined values to UAV.
}
