// Operators whose operands are choices of literals compute with literals: whole numbers with a sign, reals as reals, whatever
// becomes of the result.
// compute: main
// bind u0: structured int[12] zero
// expect u0: 3 6 1 -3 -536870912 1 10 1 0 3 0 2

RWStructuredBuffer<int> result : register(u0);

[numthreads(2, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    bool odd = i != 0;
    uint at = odd ? 0 : 6;
    result[at] = (odd ? 7 : 21) * 0.5;
    result[at + 1] = ((odd ? 1 : 3) | 5) * (odd ? 1.25 : 0.25);
    float quarter = ((odd ? 7 : 1) & 3) * 0.5;
    result[at + 2] = quarter;
    uint negative = -(odd ? 7 : 1) / 2;
    result[at + 3] = negative == 0xfffffffd ? -3 : 3 * negative + (odd ? 0 : 3);
    uint big = ((odd ? 0xc0000000 : 6) - 0) >> 1;
    result[at + 4] = big == 3 ? 0 : big;
    float cut = (odd ? 7 : 13) / 5;
    result[at + 5] = cut;
}
