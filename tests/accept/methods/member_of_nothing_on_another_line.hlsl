// -T cs_6_0 -E main => refused
groupshared uint least;
[numthreads(1, 1, 1)] void main(uint i : SV_GroupIndex) {
    InterlockedMin(least, i). //~ 29: error: member reference base type 'void' is not a structure or union
    x = 3;
}
