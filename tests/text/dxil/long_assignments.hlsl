// RUN: %trefoil compile %s -T cs_6_0 --emit ll -o - | %filecheck %s
// RUN: %trefoil compile %s -T cs_6_0 -spirv -fspv-target-env=vulkan1.1 -o %t.spv
// RUN: %spirv-val --target-env vulkan1.1 %t.spv
// CHECK: define void @main
// A chain of assignments, and one of operators before an operand, is as deep as an expression may be.

#define FOUR(x) x x x x
#define MOST(x) FOUR(FOUR(FOUR(FOUR(x)))) FOUR(FOUR(FOUR(FOUR(x)))) FOUR(FOUR(FOUR(FOUR(x)))) FOUR(FOUR(FOUR(x)))

RWStructuredBuffer<int> result;

[numthreads(1, 1, 1)]
void main()
{
    int a = result[1];
    int b = result[2];
    MOST(a =) b;
    MOST(b +=) a;
    result[0] = MOST(~) a + MOST(-) b;
}
