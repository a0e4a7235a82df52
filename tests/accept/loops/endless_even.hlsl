// -T cs_6_0 -E main => refused //~ error: Loop must have break.
RWBuffer<uint> b;
cbuffer C { int n; };
[numthreads(1, 1, 1)] void main() {
    uint s = 0;
    for (uint k = 0; k != 9; k += 2)
        s += b[k];
    b[0] = s;
}
