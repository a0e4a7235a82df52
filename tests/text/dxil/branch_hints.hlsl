// What the source asks of a branch reaches the driver, at each level of optimisation; -Gfp and -Gfa ask it of those that say nothing.
// RUN: %trefoil dxc %s -T ps_6_0 -Fo %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %trefoil dis %t.dxil | %filecheck %s
// RUN: %trefoil dxc %s -T ps_6_0 -Od -Fo %t.plain.dxil
// RUN: %dxc-validate %t.plain.dxil
// RUN: %trefoil dis %t.plain.dxil | %filecheck %s
// RUN: %trefoil dxc %s -T ps_6_0 -Gfp -Fo %t.preferred.dxil
// RUN: %trefoil dis %t.preferred.dxil | %filecheck %s --check-prefix=PREFERRED
// RUN: %trefoil dxc %s -T ps_6_0 -Gfa -all-resources-bound -Fo %t.avoided.dxil
// RUN: %dxc-validate %t.avoided.dxil
// RUN: %trefoil dis %t.avoided.dxil | %filecheck %s --check-prefix=AVOIDED

// CHECK: br i1 %{{[0-9]+}}, label %{{[0-9]+}}, label %{{[0-9]+}}, !dx.controlflow.hints ![[BRANCH:[0-9]+]]
// CHECK: br i1 %{{[0-9]+}}, label %{{[0-9]+}}, label %{{[0-9]+}}, !dx.controlflow.hints ![[FLATTEN:[0-9]+]]
// CHECK: br i1 %{{[0-9]+}}, label %{{[0-9]+}}, label %{{[0-9]+}}{{$}}
// CHECK: ![[BRANCH]] = distinct !{![[BRANCH]], !"dx.controlflow.hints", i32 1}
// CHECK: ![[FLATTEN]] = distinct !{![[FLATTEN]], !"dx.controlflow.hints", i32 2}

// PREFERRED: !"dx.controlflow.hints", i32 1}
// PREFERRED: !"dx.controlflow.hints", i32 2}
// PREFERRED: !"dx.controlflow.hints", i32 1}

// AVOIDED: !"dx.controlflow.hints", i32 1}
// AVOIDED: !"dx.controlflow.hints", i32 2}
// AVOIDED: !"dx.controlflow.hints", i32 2}

RWBuffer<float> seen;

float4 main(float3 x : X) : SV_Target
{
    [branch] if (x.x > 1) seen[0] = x.x;
    [flatten] if (x.y > 1) seen[1] = x.y;
    if (x.z > 1) seen[2] = x.z;
    return x.xyzz;
}
