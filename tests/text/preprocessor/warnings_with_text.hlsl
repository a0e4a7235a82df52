// What the preprocessor warns of is said with -P too, and where macros came through, the outermost of them first.
// RUN: %trefoil dxc -P %s -Fi %t 2>&1 | %filecheck %s
// RUN: not %trefoil dxc -T ps_6_0 %s -Fo %t 2>&1 | %filecheck %s --check-prefix=MACROS

// CHECK: [[#@LINE+1]]:2: warning: look here [-W#warnings]
#warning look here

// CHECK: [[#@LINE+2]]:9: warning: 'SIZE' macro redefined [-Wmacro-redefined]
#define SIZE 1
#define SIZE 2

// CHECK: [[#@LINE+1]]:25: warning: integer overflow in preprocessor expression
#if 9223372036854775807 + 1
#endif

// CHECK: [[#@LINE+1]]:8: warning: left side of operator converted from negative value to unsigned: -1 to 18446744073709551615
#if -1 < 2u
#endif

// MACROS: [[#@LINE+16]]:36: error: use of undeclared identifier 'missing'
// MACROS: [[#@LINE+14]]:15: note: expanded from macro 'EIGHT'
// MACROS: [[#@LINE+12]]:15: note: expanded from macro 'SEVEN'
// MACROS: [[#@LINE+10]]:13: note: expanded from macro 'SIX'
// MACROS: note: (skipping 2 expansions of macros)
// MACROS: [[#@LINE+5]]:15: note: expanded from macro 'THREE'
// MACROS: [[#@LINE+3]]:13: note: expanded from macro 'TWO'
// MACROS: [[#@LINE+1]]:13: note: expanded from macro 'ONE'
#define ONE missing
#define TWO ONE
#define THREE TWO
#define FOUR THREE
#define FIVE FOUR
#define SIX FIVE
#define SEVEN SIX
#define EIGHT SEVEN
float4 main() : SV_Target { return EIGHT; }
