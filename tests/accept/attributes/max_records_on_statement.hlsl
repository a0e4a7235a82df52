// -T cs_6_0 -E main => refused
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex) {
    [MaxRecords(1)] if (id) { } //~ 6: error: 'MaxRecords' attribute cannot be applied to a statement
}
