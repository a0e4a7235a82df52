// With -flegacy-macro-expansion the operands of ## have their macros replaced before they are joined, as FXC has it.
// RUN: %trefoil dxc -P %s -Fi %t
// RUN: %filecheck %s --input-file %t
// RUN: %trefoil dxc -P -flegacy-macro-expansion %s -Fi %t
// RUN: %filecheck %s --input-file %t --check-prefix=LEGACY

#define JOIN(a, b) a##b
#define SLOT 1
#define NAME q
#define PAIR 2 + 1

// CHECK: NAMESLOT qPAIR PAIRq
// LEGACY: q1 q2 + 1 2 + 1q
JOIN(NAME, SLOT) JOIN(q, PAIR) JOIN(PAIR, q)
