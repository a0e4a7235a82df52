// An error in an included file says which files led there.
// RUN: not %trefoil compile %s -T cs_6_0 -o %t.out 2>&1 | %filecheck %s

// CHECK: In file included from {{.*}}include_stack.hlsl:[[@LINE+2]]:
// CHECK: wrong.hlsli:2:5: error: {{.*}}unknown_thing
#include "inputs/wrong.hlsli"

[numthreads(1, 1, 1)]
void main()
{
    broken();
}
