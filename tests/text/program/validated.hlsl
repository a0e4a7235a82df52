// What is made is validated where --validate asks for it: an error is at its place in the source, and -Vd leaves validation out.
// RUN: %trefoil compile %s -T cs_6_0 -o %t
// RUN: not %trefoil compile %s -T cs_6_0 --validate -o %t 2>&1 | %filecheck %s
// RUN: not %trefoil dxc %s -T cs_6_0 --validate -Fo %t 2>&1 | %filecheck %s
// RUN: %trefoil compile %s -T cs_6_0 --validate -Vd -o %t
// RUN: %trefoil compile %s -T cs_6_0 --validate -DEACH=4 -o %t
// RUN: %dxc-validate %t
#ifndef EACH
#define EACH 0
#endif
RWBuffer<uint> b;

[numthreads(4, 1, 1)]
void main(uint i : SV_DispatchThreadID)
{
    uint each = EACH;
    // CHECK: validated.hlsl:[[@LINE+1]]:5: error: validation: No unsigned integer division by zero [Instr.NoUDivByZero]
    b[i] = i / each;
}
