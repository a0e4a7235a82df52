// Before HLSL 202x the suffixes `l` and `u` stand for 32 bits: signed with `l`, or unsigned for what is not written in decimal and needs that.
// Floats beyond the range of an integer become its least or greatest number.
// compute: main
// model: 6.0
// except dxbc: there are no integers of 64 bits
// except dxc: its way to SPIR-V has 64 bits for them
// bind t0: structured uint[2] 0 1
// bind u0: structured uint[18] zero
// expect u0: 4294967288 536870911 3647483648 0 4294967295 233297 0 0 4294967295 2147483647 2147483648 0 4294967295
//    1602224128 1593835520 4294967295 16777215 1

StructuredBuffer<uint> a : register(t0);
RWStructuredBuffer<uint> r : register(u0);

static const float wide[] = { (uint64_t)0xFFFFFFFFFFFFFFFF, (uint64_t)0x8000000000000000ull };
static const uint ends[2] = { -1.0, 4294967296.0 };

uint to_uint(uint x) { return x; }
int to_int(int x) { return x; }

[numthreads(1, 1, 1)]
void main()
{
    r[0] = 0xFFFFFFFFL << 35;
    r[1] = uint(0xFFFFFFFFL >> 35);
    r[2] = uint(3000000000L >> 1);
    uint64_t x = 1002003004005006uL;
    r[3] = uint(x >> 32);
    int64_t y = 3000000000L;
    r[4] = uint(y >> 32);
    r[5] = uint(1002003004005006ull >> 32);
    r[6] = 3000000000L > 5;
    r[7] = to_uint(-1.0);
    r[8] = to_uint(4294967296.0);
    r[9] = to_int(3e9);
    r[10] = to_int(-3e9);
    r[11] = ends[a[0]];
    r[12] = ends[a[1]];
    r[13] = asuint(wide[a[0]]);
    r[14] = asuint(wide[a[1]]);
    r[15] = uint(int64_t(-1L) >> 40);
    r[16] = 0xFFFFFFFFFFu >> 8;
    r[17] = 0xFFFFFFFFFFu == 0xFFFFFFFFu;
}
