// Chains of `else if` and of `?:` and calls of calls may be as long as these; formats have bounds of their own. What nests deeper than the stack
// of any thread has room for is walked on a thread of its own.
// RUN: %trefoil compile %s -T cs_6_0 -E arms -o %t
// RUN: %dxc-validate %t
// RUN: %trefoil compile %s -T cs_6_0 -E choices -o %t
// RUN: %dxc-validate %t
// RUN: not %trefoil compile %s -T cs_5_1 -E choices -o %t 2>&1 | %filecheck %s --check-prefix=DXBC
// RUN: not %trefoil compile %s -T cs_6_0 -E choices --emit spirv -o %t 2>&1 | %filecheck %s --check-prefix=SPIRV
// RUN: %trefoil compile %s -T cs_6_0 -E calls -o %t
// RUN: %dxc-validate %t
// RUN: not %trefoil compile %s -T cs_6_0 -E arms -DMORE -o %t 2>&1 | %filecheck %s --check-prefix=ARMS
// RUN: not %trefoil compile %s -T cs_6_0 -E choices -DMORE_CHOICES -o %t 2>&1 | %filecheck %s --check-prefix=CHOICES
// DXBC: error: control flow is nested deeper than 256 structures
// SPIRV: error: control flow nests deeper than 1023 structures, the limit of SPIR-V
// ARMS: fatal error: nesting is too deep (limit 4096)
// CHOICES: fatal error: expression is nested too deep (limit 4096)

RWStructuredBuffer<int> r;

#define TEN(x) x x x x x x x x x x
#define THOUSAND(x) TEN(TEN(TEN(x)))
#define TWO(x) THOUSAND(x) THOUSAND(x)
#ifdef MORE
#define ARMS(x) TWO(x) TWO(x) TWO(x)
#else
#define ARMS(x) TWO(x)
#endif
#ifdef MORE_CHOICES
#define CHOICES(x) TWO(x) TWO(x) TWO(x)
#else
#define CHOICES(x) TWO(x)
#endif

[numthreads(1, 1, 1)]
void arms(int i : SV_DispatchThreadID)
{
    int x = 0;
    if (i == 0) x = 1; ARMS(else if (r[i++] == 3) x++;) else x = 2;
    r[i] = x;
}

[numthreads(1, 1, 1)]
void choices(int i : SV_DispatchThreadID) { r[i] = CHOICES(i > 7 ? i * 3 :) 5; }

#define ONE(a, b) int f##a(int x) { return f##b(x) + x; }
#define TENS(p, q) ONE(p##0, q##9) ONE(p##1, p##0) ONE(p##2, p##1) ONE(p##3, p##2) ONE(p##4, p##3) \
    ONE(p##5, p##4) ONE(p##6, p##5) ONE(p##7, p##6) ONE(p##8, p##7) ONE(p##9, p##8)
#define HUNDREDS(p, q) TENS(p##0, q##9) TENS(p##1, p##0) TENS(p##2, p##1) TENS(p##3, p##2) TENS(p##4, p##3) \
    TENS(p##5, p##4) TENS(p##6, p##5) TENS(p##7, p##6) TENS(p##8, p##7) TENS(p##9, p##8)

// Two thousand functions, each of which calls the one before.
int f0999(int x) { return r[x]; }
HUNDREDS(10, 09) HUNDREDS(11, 10) HUNDREDS(12, 11) HUNDREDS(13, 12) HUNDREDS(14, 13)
HUNDREDS(15, 14) HUNDREDS(16, 15) HUNDREDS(17, 16) HUNDREDS(18, 17) HUNDREDS(19, 18)
HUNDREDS(20, 19) HUNDREDS(21, 20) HUNDREDS(22, 21) HUNDREDS(23, 22) HUNDREDS(24, 23)
HUNDREDS(25, 24) HUNDREDS(26, 25) HUNDREDS(27, 26) HUNDREDS(28, 27) HUNDREDS(29, 28)

[numthreads(1, 1, 1)]
void calls(int i : SV_DispatchThreadID) { r[i] = f2999(i); }
