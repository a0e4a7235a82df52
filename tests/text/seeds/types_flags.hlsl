// Doubles and 64-bit integers are options of the hardware: their flags are set exactly when the code needs them, and
// the minimum-precision types are half and i16 with a flag of their own. 16 in each says that buffers are structured.
// RUN: %trefoil compile %s -T cs_6_0 -E doubles -o %t.d
// RUN: %dxc-validate %t.d
// RUN: %trefoil dis %t.d | %filecheck %s --check-prefix=DOUBLE
// RUN: %trefoil compile %s -T cs_6_0 -E longs -o %t.l
// RUN: %dxc-validate %t.l
// RUN: %trefoil dis %t.l | %filecheck %s --check-prefix=LONG
// RUN: %trefoil compile %s -T cs_6_0 -E shorts -o %t.m
// RUN: %dxc-validate %t.m
// RUN: %trefoil dis %t.m | %filecheck %s --check-prefix=MIN
// RUN: %trefoil compile %s -T cs_6_2 -enable-16bit-types -E native -o %t.n
// RUN: %dxc-validate %t.n
// RUN: %trefoil dis %t.n | %filecheck %s --check-prefix=NATIVE
// DOUBLE: fadd fast double
// DOUBLE: = !{i32 0, i64 20,
// LONG: add i64
// LONG: = !{i32 0, i64 1048592,
// MIN: fadd fast half
// MIN: = !{i32 0, i64 48,
// NATIVE: fadd fast half
// NATIVE: = !{i32 0, i64 8388656,

RWStructuredBuffer<uint2> words;
RWStructuredBuffer<float> floats;

[numthreads(1, 1, 1)] void doubles()
{
    double d = asdouble(words[0].x, words[0].y) + 1.0L;
    uint low, high;
    asuint(d, low, high);
    words[1] = uint2(low, high);
}

[numthreads(1, 1, 1)] void longs()
{
    uint64_t wide = words[0].x | (uint64_t)words[0].y << 32;
    wide += words[1].x;
    words[1] = uint2((uint)wide, (uint)(wide >> 32));
}

[numthreads(1, 1, 1)] void shorts()
{
    floats[1] = (min16float)floats[0] + (min16float)2.5;
}

#ifdef __HLSL_ENABLE_16_BIT
[numthreads(1, 1, 1)] void native()
{
    floats[1] = (float16_t)floats[0] + (float16_t)2.5;
}
#endif
