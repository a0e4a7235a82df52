// Macros with arguments, pasting and strings of conditions decide what is compiled.
// compute: main
// args: -D FROM_OUTSIDE=5
// bind u0: structured uint[6] zero
// expect u0: 5 12 30 1 7 2021

#define ADD(a, b) ((a) + (b))
#define PASTE(a, b) a##b
#define FIRST(a, ...) a
#define COUNT 3
#if defined(FROM_OUTSIDE) && FROM_OUTSIDE > 4 && COUNT == 3
#define CHOSEN 1
#elif 1
#define CHOSEN 2
#else
#error not reached
#endif

RWStructuredBuffer<uint> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    uint value12 = 12;
    r[0] = FROM_OUTSIDE;
    r[1] = PASTE(value, 12);
    r[2] = ADD(10, ADD(15, 5));
    r[3] = CHOSEN;
    r[4] = FIRST(7, 8, 9);
#ifdef __HLSL_VERSION
    r[5] = __HLSL_VERSION;
#endif
}
