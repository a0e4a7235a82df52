// An enumeration that says no type has the least one that holds its enumerators: it is unsigned where none is negative.
// RUN: %trefoil compile %s -T vs_6_0 -o %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %dxc-dis %t.dxil | %filecheck %s
// RUN: %dxc %s -T vs_6_0 -o %t.dxc
// RUN: %dxc-dis %t.dxc | %filecheck %s

// CHECK: ; KIND {{.*}} uint
// CHECK: ; CHANGE {{.*}} int

enum Kind { First, Last = 0x80000000 };
enum Change { Down = -1, Up = 1 };
enum class Scoped { A, B };

// CHECK-DAG: uitofp i32
// CHECK-DAG: icmp ult i32
// CHECK-DAG: sitofp i32
float4 main(Kind kind : KIND, Change change : CHANGE, Kind other : OTHER) : SV_Position
{
    return float4(kind, change, kind < other, (float)Last);
}
