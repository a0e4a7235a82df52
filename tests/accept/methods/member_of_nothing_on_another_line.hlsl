// -T cs_6_0 -E main
groupshared uint least;
[numthreads(1, 1, 1)] void main(uint i : SV_GroupIndex) {
    InterlockedMin(least, i).
    x = 3;
}
