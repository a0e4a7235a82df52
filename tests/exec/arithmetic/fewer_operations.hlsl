// What comes to fewer operations gives what was written: sums, powers, ranges, bits, choices, at the ends of the range too.
// compute: main
// bind b0: constant int[4] 5 -7 0 0
// bind t0: structured int[8] 0 1 3 16 -1 -2147483648 2147483647 -16
// bind u0: structured int[224] zero
// expect u0: 5 -1 0 0 -1 0 0 1 0 0 1 0 1 0 0 0 0 0 0 0 5 0 0 0 6 -7 1 0
//    5 0 5 -2 1 1 0 1 0 1 1 0 1 0 0 0 0 1 0 0 5 1 1 -7 6 -7 1 1
//    5 2 15 -6 5 81 0 1 0 1 1 0 1 0 0 0 0 3 0 0 5 3 3 -21 6 -7 1 3
//    5 15 80 -32 31 65536 0 0 1 0 1 0 1 0 1 0 0 16 16 16 5 16 -7 48 7 0 1 16
//    5 -2 -5 2 -3 1 0 0 0 0 0 0 1 8 1 -1 1 65535 -8 -8 5 -1 -1 7 6 -7 1 1
//    5 2147483647 -2147483648 0 -1 0 0 0 1 0 1 1 1 0 0 -1 1 0 -2147483648 -2147483648 5 -2147483648 -2147483648 -2147483648 6 -7 1 -2147483648
//    5 2147483646 2147483643 2 -3 1 0 0 1 0 0 1 1 8 1 0 0 65535 2147483640 2147483640 5 2147483647 -7 2147483645 7 0 1 2147483647
//    5 -17 -80 32 -33 65536 0 0 1 0 1 0 1 0 1 -1 1 65520 -16 -16 5 -16 -16 112 6 -7 1 16

cbuffer Numbers : register(b0) { int k, m; };
StructuredBuffer<int> values : register(t0);
RWStructuredBuffer<int> r : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int i = values[id];
    int at = int(id) * 28;
    r[at + 0] = (i * 4 + k) - i * 4;
    r[at + 1] = 5 - (6 - i);
    r[at + 2] = (i + 1) * k - k;
    r[at + 3] = i * k + m * i;
    r[at + 4] = ~i + i * 3;
    r[at + 5] = i * i * i * i;
    r[at + 6] = (i + k == m + k) ? 1 : 0;
    r[at + 7] = i >= 0 && i < 16 ? 1 : 0;
    r[at + 8] = i < -15 || i > 15 ? 1 : 0;
    r[at + 9] = i == 1 || i == 3 ? 1 : 0;
    r[at + 10] = i != -1 && i != 2147483647 ? 1 : 0;
    r[at + 11] = i > 2147483646 || i < -2147483647 ? 1 : 0;
    r[at + 12] = (i & 15) < 16 && (i & 12) != 1 ? 1 : 0;
    r[at + 13] = (i & 8) ? 8 : 0;
    r[at + 14] = (i & 16) == 0 ? 0 : 1;
    r[at + 15] = i < 0 ? -1 : 0;
    r[at + 16] = (i >> 31) & 1;
    r[at + 17] = (i & 0xff) + ((i >> 8 & 0xff) << 8);
    r[at + 18] = i - (i & 7);
    r[at + 19] = (i >> 3) << 3;
    r[at + 20] = (i * 8 + 13) & 7;
    r[at + 21] = i == 3 ? 3 : i;
    r[at + 22] = (i < k ? 5 : 9) > 7 ? m : i;
    r[at + 23] = k > i ? i * m : i * 3;
    r[at + 24] = 10 - (i < k ? 4 : 3);
    r[at + 25] = m * (i < k);
    r[at + 26] = (i < k) == (k > i) ? 1 : 0;
    r[at + 27] = abs(abs(-i));
}
