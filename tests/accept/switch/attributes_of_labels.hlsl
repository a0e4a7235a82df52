// -T cs_6_0 -E main => dxil
// except spirv: DXC crashes of them on its way to SPIR-V.
RWBuffer<uint> o;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex) {
    [flatten] switch (id) {
    [branch] case 1: o[0] = 1; break;
    case 2: [flatten] case 3: o[0] = 2; break;
    case 4: { [loop] case 5: o[0] = 3; }
    case 6: [branch] if (o[1] > 1) o[2] = 2; break;
    [unroll] default: o[0] = 4;
    }
}
