// -T cs_6_0 -E main => refused
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex) {
    [loop] [unroll] if (id) { } //~ 5: error: loop and unroll attributes are not compatible
}
