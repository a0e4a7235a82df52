// The number of a thread in its group as a matrix of one element.
// except dxc-dxil: it is not valid: a vector of one element
// compute: main
// bind u0: structured uint[8] zero
// expect u0: 0 3 6 9 12 15 18 21

RWStructuredBuffer<uint> r : register(u0);

[numthreads(8, 1, 1)]
void main(uint1x1 id : SV_GroupIndex)
{
    r[id._m00] = id._m00 * 3;
}
