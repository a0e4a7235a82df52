// -T cs_6_0 -E main => refused
groupshared uint p[2];
RWBuffer<uint> o;
[numthreads(2, 1, 1)]
void main(uint id : SV_GroupIndex) {
    p[id / 0] = id; //~ 15: error: Instructions should not read uninitialized value.
    o[0] = p[1];
}
