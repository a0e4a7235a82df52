// Buffers that an if chooses at run time among the elements of one array: SPIR-V has one access at the chosen index.
// compute: main
// bind t0: structured float[4] 1 2 3 4
// bind t1: structured float[4] 10 20 30 40
// bind u0: structured float[4] zero
// bind u1: structured float[4] zero
// bind u2: structured float[4] zero
// except dxc: it chooses pointers, which the validator refuses
// except dxil: vkd3d's program gives the whole range one descriptor
// except dxbc: vkd3d's program gives the whole range one descriptor
// expect u0: 10 2 30 4
// expect u1: 5 0 7 0
// expect u2: 0 6 0 8

StructuredBuffer<float> table[2] : register(t0);
RWStructuredBuffer<float> result : register(u0);
RWStructuredBuffer<float> outs[2] : register(u1);

[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex) {
    StructuredBuffer<float> c;
    RWStructuredBuffer<float> o;
    if (i & 1) {
        c = table[0];
        o = outs[1];
    } else {
        c = table[1];
        o = outs[0];
    }
    result[i] = c[i];
    o[i] = 5 + i;
}
