// A `[branch]` with nothing left on its sides goes, and with it the constants that chose between them.
// RUN: %trefoil compile %s -T cs_6_0 --emit ll -o - | %filecheck %s
// CHECK: define void @main
// CHECK-NOT: handlefromimplicitbinding.tdx.CBuffer
// CHECK-NOT: br i1
// CHECK: store float 1.0
// CHECK: ret void

cbuffer C { float chosen; };
RWStructuredBuffer<float> o;

[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    float unused = 1;
    [branch]
    if (chosen != 0)
        unused = 2;
    o[i] = 1;
}
