// A loop that says [unroll] is written out; a short one without a hint only from -O3 on; one that says [loop] never.
// RUN: %trefoil compile %s -T cs_6_0 -E main --print-after=unroll -o %t.a 2>&1 | %filecheck %s
// RUN: %trefoil compile %s -T cs_6_0 -E main -O1 --print-after=unroll -o %t.b 2>&1 | %filecheck %s --check-prefix=LESS

// CHECK: ; IR after unroll, run 1
// CHECK: trefoil.merge !{!"loop"
// CHECK-NOT: trefoil.merge !{!"loop"
// LESS: ; IR after unroll, run 1
// LESS: trefoil.merge !{!"loop"
// LESS: trefoil.merge !{!"loop"
// LESS-NOT: trefoil.merge !{!"loop"

RWStructuredBuffer<float> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    float asked = r[0];
    int i = 8;
    [unroll]
    while (i > 0)
    {
        asked = asked * asked + 1;
        i -= 2;
    }
    float small = r[1];
    for (int j = 0; j < 3; ++j)
        small *= small;
    float kept = r[2];
    [loop]
    for (int k = 0; k < 3; ++k)
        kept *= kept;
    r[3] = asked + small + kept;
}
