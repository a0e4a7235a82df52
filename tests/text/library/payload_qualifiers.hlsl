// Payload access qualifiers, which count by themselves from shader model 6.7 on: who reads and writes each field of a
// payload goes along as metadata.
// RUN: %trefoil dxc -T lib_6_7 %s -Fo %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %dxc-dis %t.dxil | %filecheck %s
// RUN: %dxc %s -T lib_6_7 -o %t.theirs
// RUN: %dxc-dis %t.theirs | %filecheck %s
// RUN: %trefoil compile -T lib_6_7 %s --emit ll -o %t.ll
// RUN: %trefoil llc %t.ll -o %t.llc.dxil
// RUN: cmp %t.dxil %t.llc.dxil
// RUN: %trefoil dxc -T lib_6_6 -enable-payload-qualifiers %s -Fo %t.6
// RUN: %dxc-dis %t.6 | %filecheck %s
// RUN: %trefoil dxc -T lib_6_7 -disable-payload-qualifiers %s -Fo %t.without
// RUN: %dxc-dis %t.without | %filecheck %s --check-prefix=WITHOUT
// WITHOUT-NOT: dxrPayloadAnnotations

// CHECK: !dx.dxrPayloadAnnotations = !{[[ALL:![0-9]+]]}
// CHECK-DAG: [[ALL]] = !{i32 0, %struct.Payload undef, [[FIELDS:![0-9]+]]}
// CHECK-DAG: [[FIELDS]] = !{[[COLOR:![0-9]+]], [[DEPTH:![0-9]+]]}
// CHECK-DAG: [[COLOR]] = !{i32 0, i32 545}
// CHECK-DAG: [[DEPTH]] = !{i32 0, i32 12563}
struct [raypayload] Payload
{
    float4 color : read(caller) : write(closesthit, miss);
    uint depth : read(caller, closesthit, miss, anyhit) : write(caller, anyhit);
};

[shader("miss")]
void miss(inout Payload p)
{
    p.color = p.depth;
}

[shader("closesthit")]
void hit(inout Payload p, in BuiltInTriangleIntersectionAttributes a)
{
    p.color = a.barycentrics.x;
}
