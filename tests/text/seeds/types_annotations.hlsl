// A structure in a namespace and its annotation, which reflection reads: the size, then for each field its name (6), its
// offset in the buffer (3), its component (7) and how many numbers a vector has (13). The entry's annotation stands behind.
// The document keeps the size of a constant buffer's alignment; a structured buffer's element ends with its last field.
// RUN: %trefoil compile %s -T ps_6_0 -o %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %trefoil dis --reflection %t.dxil | %filecheck %s
// CHECK: !dx.typeAnnotations = !{![[TYPES:[0-9]+]], ![[FUNCTIONS:[0-9]+]]}
// CHECK-DAG: ![[TYPES]] = !{i32 0, %"struct.MyNameSpace::MyType{{[^"]*}}" undef, ![[MYTYPE:[0-9]+]]
// CHECK-DAG: ![[MYTYPE]] = !{i32 12, ![[F1:[0-9]+]], ![[F2:[0-9]+]]}
// CHECK-DAG: ![[F1]] = !{i32 6, !"field1", i32 3, i32 0, i32 7, i32 9}
// CHECK-DAG: ![[F2]] = !{i32 6, !"field2", i32 3, i32 4, i32 7, i32 4, i32 13, i32 2}
// CHECK-DAG: ![[FUNCTIONS]] = !{i32 1, void ()* @main, !{{[0-9]+}}}

namespace MyNameSpace
{
    struct MyType
    {
        float field1;
        int2 field2;
    };
}

StructuredBuffer<MyNameSpace::MyType> types : register(t0);

float main(float col : COLOR) : SV_Target
{
    return col + types[0].field1 + types[0].field2.y;
}
