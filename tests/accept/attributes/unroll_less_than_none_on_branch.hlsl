// -T cs_6_0 -E main => dxil spirv
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex) {
    [unroll(-1)] if (id) { } //~ 6: warning: attribute 'unroll' can only be applied to 'for', 'while' and 'do' loop statements [-Wattribute-statement] //~ 6: warning: attribute 'unroll' must have a uint literal argument [-Wattribute-type]
}
