// A pragma of an operator, also out of a macro, holds from where it stands; what is asked for decides what is compiled.
// compute: main
// bind b0: constant float[8] 1 2 0 0 3 4 0 0
// bind u0: structured float[4] zero
// expect u0: 2 2 1 31

#define ROWS(order) _Pragma(#order)
struct ByColumns { float2x2 m; };
ROWS(pack_matrix(row_major)) struct ByRows { float2x2 m; };

cbuffer C : register(b0) { ByRows rows; }
RWStructuredBuffer<float> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    r[0] = rows.m[0][1];
#define EMPTY
    EMPTY r[1] = __FLT_RADIX__;
    r[2] = __has_extension(cxx_binary_literals) + __has_builtin(WaveActiveSum);
#if __is_identifier(half) && !__is_identifier(float) && defined(__has_warning)
    r[3] = __clang_major__ * 10 + 1;
#endif
}
