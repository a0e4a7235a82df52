// The preprocessed text: macros replaced, branches chosen, includes taken in.
// RUN: %trefoil compile -P %s -T cs_6_0 -D OUTSIDE=4 -I %S/inputs | %filecheck %s

#include "shared.hlsli"
#define SQUARE(x) ((x) * (x))
#define NAME(a, b) a##_##b
// CHECK: uint shared_value = 7;
// CHECK: uint first_second = ((3 + 4) * (3 + 4));
uint NAME(first, second) = SQUARE(3 + 4);
#if OUTSIDE == 4 && defined(SQUARE) && !defined(ABSENT)
// CHECK: uint chosen;
uint chosen;
#else
// CHECK-NOT: uint not_chosen;
uint not_chosen;
#endif
