// DXIL has no structure beside the graph: it is dropped before the last cleaning. SPIR-V is written from it.
// RUN: %trefoil compile %s -T ps_6_0 --print-after=flatten -o %t.a 2>&1 | %filecheck %s
// RUN: %trefoil compile %s -T ps_6_0 --emit spirv --print-after=all -o %t.b 2>&1 | %filecheck %s --check-prefix=KEPT

// CHECK: ; IR after flatten, run 1
// CHECK: br i1
// CHECK-NOT: trefoil.merge
// KEPT-NOT: IR after flatten

Texture2D<float4> t : register(t0);

float4 main(float x : X) : SV_Target
{
    float4 c = 0;
    [branch]
    if (x > 0)
        c = t.Load(int3(x, 0, 0));
    return c;
}
