// -T cs_6_0 -E main => dxil spirv
RWBuffer<uint> b;
cbuffer C { int n; };
[numthreads(1, 1, 1)] void main() {
    uint s = 0;
    for (int k = 1; k > 0; k++)
        s += b[k];
    b[0] = s;
}
