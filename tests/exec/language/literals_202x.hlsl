// Since HLSL 202x a literal has a type of its own, as in C: 32 bits unless it does not fit or says otherwise.
// compute: main
// args: -HV 202x
// except dxbc: byte code has no integers of 64 bits
// except dxil: vkd3d takes no integers of 64 bits
// bind u0: structured uint[20] zero
// expect u0: 32 33 64 65 64 33 65 33 64 65 132 132 132 131 164 232 1 1 0xc0000000 3

RWStructuredBuffer<uint> kinds : register(u0);

uint of(int x) { return 32; }
uint of(uint x) { return 33; }
uint of(int64_t x) { return 64; }
uint of(uint64_t x) { return 65; }

uint real(float x) { return 132; }
uint real(half x) { return 131; }
uint real(double x) { return 164; }

template<typename T> uint size(T value) { return sizeof(T) * 8; }

[numthreads(1, 1, 1)]
void main()
{
    kinds[0] = of(2147483647);
    kinds[1] = of(0x80000000);
    kinds[2] = of(2147483648);
    kinds[3] = of(9223372036854775808);
    kinds[4] = of(0x100000000);
    kinds[5] = of(4294967295u);
    kinds[6] = of(4294967296u);
    kinds[7] = of(037777777777);
    kinds[8] = of(5l);
    kinds[9] = of(5ul);

    kinds[10] = real(1.0);
    kinds[11] = real(2 * 1.5);
    kinds[12] = real(1e-3f);
    kinds[13] = real(1.0h);
    kinds[14] = real(1.0l);
    kinds[15] = 200 + size(0.5);

    // Reals are computed in 32 bits, where these two sums round to the same.
    kinds[16] = 0.1 + 0.2 == 0.3;
    kinds[17] = 16777217.0 == 16777216.0;
    // An int keeps its sign.
    kinds[18] = (1 << 31) / 2;
    kinds[19] = 3000000000 > -1 ? 3 : 4;
}
