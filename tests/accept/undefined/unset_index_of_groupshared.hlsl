// -T cs_6_0 -E main => refused
groupshared uint p[2];
[numthreads(2, 1, 1)]
void main(uint id : SV_GroupIndex) {
    uint i;
    p[i] = id; //~ 10: error: Instructions should not read uninitialized value.
}
