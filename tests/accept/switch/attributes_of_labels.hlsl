// -T cs_6_0 -E main => dxil
// except spirv: DXC crashes of them on its way to SPIR-V.
RWBuffer<uint> o;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex) {
    [flatten] switch (id) {
    [branch] case 1: o[0] = 1; break; //~ 6: warning: attribute 'branch' can only be applied to 'if' and 'switch' statements [-Wattribute-statement]
    case 2: [flatten] case 3: o[0] = 2; break; //~ 14: warning: attribute 'flatten' can only be applied to 'if' and 'switch' statements [-Wattribute-statement]
    case 4: { [loop] case 5: o[0] = 3; } //~ 16: warning: attribute 'loop' can only be applied to 'for', 'while' and 'do' loop statements [-Wattribute-statement]
    case 6: [branch] if (o[1] > 1) o[2] = 2; break;
    [unroll] default: o[0] = 4; //~ 6: warning: attribute 'unroll' can only be applied to 'for', 'while' and 'do' loop statements [-Wattribute-statement]
    }
}
