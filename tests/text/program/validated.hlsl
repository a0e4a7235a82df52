// What is made is validated where --validate asks for it: an error is at its place in the source, and -Vd leaves validation out.
// RUN: %trefoil compile %s -T lib_6_9 -o %t
// RUN: not %trefoil compile %s -T lib_6_9 --validate -o %t 2>&1 | %filecheck %s
// RUN: not %trefoil dxc %s -T lib_6_9 --validate -Fo %t 2>&1 | %filecheck %s
// RUN: %trefoil compile %s -T lib_6_9 --validate -Vd -o %t
// RUN: %trefoil compile %s -T lib_6_9 --validate -DHINT=4 -o %t
RWStructuredBuffer<uint> values;

[shader("raygeneration")]
void generate()
{
    uint hint;
#ifdef HINT
    hint = HINT;
#endif
    // CHECK: validated.hlsl:[[@LINE+1]]:5: error: validation: Use of undef coherence hint {{.*}} [Instr.MayReorderThreadUndefCoherenceHintParam]
    dx::MaybeReorderThread(hint, 4);
    values[0] = 1;
}
