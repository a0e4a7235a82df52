// A target's own steps have names, by which the program can be seen between them: the IR as long as it is that, then the
// target's code.
// RUN: %trefoil compile %s -T cs_6_0 --print-after=dxil-lower,dxil-fuse -o %t 2>&1 | %filecheck %s --check-prefix=DXIL
// RUN: %trefoil compile %s -T cs_5_1 --emit dxbc --print-after=dxbc-lower,dxbc-finish -o %t 2>&1 | %filecheck %s --check-prefix=DXBC
// RUN: %trefoil compile %s -T cs_6_0 --emit spirv --print-after=spirv-structure,spirv-lower -o %t 2>&1 | %filecheck %s --check-prefix=SPIRV
// RUN: %trefoil passes | %filecheck %s --check-prefix=LIST

// DXIL: IR after dxil-lower, run 1
// DXIL: fmul
// DXIL: fadd
// DXIL: IR after dxil-fuse, run 1
// DXIL-NOT: fadd
// DXIL: call float @dx.op.tertiary.f32(i32 46

// DXBC: code after dxbc-lower, run 1
// DXBC-NEXT: cs_5_1
// DXBC: code after dxbc-finish, run 1

// SPIRV: IR after spirv-structure, run 1
// SPIRV: code after spirv-lower, run 1
// SPIRV: OpCapability Shader

// LIST: mem2reg
// LIST: merge-handles
// LIST: copies
// LIST: demanded-bits
// LIST: The steps of the dxil target.
// LIST: dxil-lower
// LIST: The steps of the spirv target.
// LIST: spirv-lower
// LIST: The steps of the dxbc target.
// LIST: dxbc-lower

StructuredBuffer<float> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    r[0] = a[0] * a[1] + a[2];
}
