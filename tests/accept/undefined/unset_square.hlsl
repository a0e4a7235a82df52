// -T cs_6_0 -E main => refused
RWStructuredBuffer<uint> b;
RWStructuredBuffer<uint> r;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_GroupID) {
    uint x;
    r[0] = x * x + b[0]; //~ 10: error: Assignment of undefined values to UAV.
}
