// The n of [unroll(n)] is the most iterations that D3D makes; for SPIR-V it is a hint.
// compute: main
// bind u0: structured uint[8] zero
// expect u0: 6 4 3 3 12 2 100 5
// except dxc: DXC's SPIR-V takes the count for a hint
// except spirv: so does ours

RWStructuredBuffer<uint> b : register(u0);

uint early(uint n) {
    [unroll(4)] for (uint i = 0; i < n; i++) {
        if (i == 2) return 100;
        b[5] += 1;
    }
    return 7;
}

[numthreads(1, 1, 1)] void main(uint3 id : SV_GroupID) {
    uint n = b[7] + 9 + id.x, i = 0, s = 0;
    [unroll(4)] for (i = 0; i < n; i++) s += i;
    b[0] = s;
    b[1] = i;
    s = 0;
    [unroll(3)] for (uint j = 0; j < 10; j++) s++;
    b[2] = s;
    i = 0;
    [unroll(3)] do { i++; } while (i < n);
    b[3] = i;
    s = 0;
    [unroll(6)] for (uint k = 0; k < n; k++) {
        if (k == 1) continue;
        if (k == 5) break;
        s += k + 1;
    }
    b[4] = s - 1;
    b[6] = early(n);
    b[5] = 2;
    b[7] = 5;
}
