// A root signature by itself, from the macro that -E names: the same container as DXC's. A shader then has it, or is held against it.
// RUN: %trefoil dxc %s -T rootsig_1_0 -E TABLE -Fo %t.old
// RUN: %dxc %s -T rootsig_1_0 -E TABLE -o %t.old.dxc
// RUN: cmp %t.old %t.old.dxc
// RUN: %trefoil dxc %s -T rootsig_1_1 -E TABLE -Fo %t.new
// RUN: %dxc %s -T rootsig_1_1 -E TABLE -o %t.new.dxc
// RUN: cmp %t.new %t.new.dxc
// RUN: %trefoil dxc %s -T cs_6_0 -setrootsignature %t.new -Frs %t.set -Fo %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: cmp %t.new %t.set
// RUN: %trefoil dxc %s -T cs_6_0 -verifyrootsignature %t.new -Fo %t.dxil
// RUN: not cmp %t.new %t.dxil
// RUN: %trefoil dxc %s -T rootsig_1_1 -E LITTLE -Fo %t.little
// RUN: not %trefoil dxc %s -T cs_6_0 -verifyrootsignature %t.little -Fo %t.dxil 2>&1 | %filecheck --check-prefix=MISFIT %s
// RUN: not %trefoil dxc %s -T cs_6_0 -setrootsignature %t.little -Fo %t.dxil 2>&1 | %filecheck --check-prefix=MISFIT %s
// RUN: not %trefoil dxc %s -T cs_6_0 -setrootsignature %s -Fo %t.dxil 2>&1 | %filecheck --check-prefix=NONE %s
// RUN: not %trefoil dxc %s -T rootsig_1_1 -E ABSENT -Fo %t.absent 2>&1 | %filecheck --check-prefix=ABSENT %s

// MISFIT: error: the root signature does not fit 'result': u0 in space 0: nothing binds it
// NONE: holds no root signature: unknown root signature version
// ABSENT: error: root signature error - undeclared identifier ABSENT

#define RANGES "SRV(t0, numDescriptors = 4), UAV(u0)"
#define TABLE "RootFlags(0), CBV(b0), DescriptorTable(" RANGES ")"
#define LITTLE "CBV(b0)"

cbuffer Constants : register(b0)
{
    float4 value;
};
RWBuffer<float4> result : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    result[0] = value;
}
