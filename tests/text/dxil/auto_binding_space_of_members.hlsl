// -auto-binding-space is of resources that are variables: those in structures stay in the first space, as with DXC.
// RUN: %trefoil dxc -T ps_6_0 %s -auto-binding-space 3 -Fo %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %dxc-dis %t.dxil | %filecheck %s
// CHECK-DAG: ; one.map {{.*}} t0 1
// CHECK-DAG: ; one.state {{.*}} s0 1
// CHECK-DAG: ; inner.map {{.*}} t1 1
// CHECK-DAG: ; plain {{.*}} t0,space3 1

struct Pair { Texture2D map; SamplerState state; };
Pair one;
Texture2D plain;
cbuffer Constants { Pair inner; float scale; }

float4 main() : SV_Target {
    return one.map.Sample(one.state, 0) + inner.map.Sample(one.state, scale) + plain.Sample(one.state, 0);
}
