// -T cs_6_0 -E main => refused //~ error: Loop must have break.
RWBuffer<uint> b;
cbuffer C { int n; };
[numthreads(1, 1, 1)] void main() {
    uint s = 0;
    for (uint k = 1; k < 10; k = (k + 3) % 10)
        s += b[k];
    b[0] = s;
}
