// -precise-output names semantics whose outputs are precise, as if the source said so.
// RUN: %trefoil dxc -T vs_6_0 %s -precise-output t1 -precise-output U -Fo %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %dxc-dis %t.dxil | %filecheck %s
// CHECK-DAG: [[AB:%[0-9]+]] = fmul float
// CHECK-DAG: fadd float {{.*}}[[AB]]
// CHECK-DAG: fmul fast float
struct O { float a : T0; float b : T1; float c : U; float d : U1; float4 p : SV_Position; };
O main(float a : A, float b : B)
{
    O o;
    o.a = a * a - b;
    o.b = b * a + b;
    o.c = b * b - a;
    o.d = a * a + b;
    o.p = 1;
    return o;
}
