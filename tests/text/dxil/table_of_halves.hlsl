// A constant table of 16-bit floats is an aggregate of its members: LLVM 3.7 packs integers, float and double only.
// RUN: %trefoil compile %s -T cs_6_2 -o %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %dxc-dis %t.dxil | %filecheck %s
// RUN: %trefoil compile %s -T cs_6_2 -enable-16bit-types -o %t.native.dxil
// RUN: %dxc-validate %t.native.dxil
// RUN: %dxc-dis %t.native.dxil | %filecheck %s
// RUN: %trefoil dis %t.dxil | %filecheck %s

// CHECK: constant [5 x half] [half 0xH3C00, half 0xH4100, half 0xH4200, half 0xHC400, half 0xH4500]

RWStructuredBuffer<float> o;
static const min16float w[5] = { 1, 2.5, 3, -4, 5 };

[numthreads(8, 1, 1)]
void main(uint i : SV_DispatchThreadID)
{
    o[i] = w[i % 5];
}
