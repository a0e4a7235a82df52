// -T cs_6_0 -E main => refused
RWStructuredBuffer<uint> b;
RWStructuredBuffer<uint> r;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_GroupID) {
    uint x;
    if (id.x > 3)
        x = x + b[0];
    r[0] = x; //~ 10: error: Assignment of undefined values to UAV.
}
