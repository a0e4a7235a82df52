// Each tag that an annotation of a field has, written as DXC writes it: matrix (2), offset (3), semantic (4), interpolation
// (5), name (6), component (7), precise (8); what reflection alone reads follows. The tags of snorm (0) and unorm (1) are no
// longer written: the components 13 and 14 (11 and 12 for 16 bits) stand for them. The same lines hold for DXC's module, and
// for ours once it went through text.
// RUN: %trefoil compile %s -T cs_6_2 -o %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %trefoil dis --reflection %t.dxil | %filecheck %s
// RUN: %trefoil dxc %s -T cs_6_2 -E main -Qkeep_reflect_in_dxil -Fo %t.kept.dxil
// RUN: %dxc-validate %t.kept.dxil
// RUN: %dxc-dis %t.kept.dxil | %filecheck %s
// RUN: %trefoil compile %s -T cs_6_2 --emit ll -o %t.ll
// RUN: %trefoil compile %t.ll -T cs_6_2 -o %t.again.dxil
// RUN: %trefoil dis --reflection %t.again.dxil | %filecheck %s
// RUN: %trefoil llc %t.kept.dxil -o %t.reread.dxil
// RUN: %trefoil dis %t.reread.dxil | %filecheck %s
// RUN: %dxc %s -T cs_6_2 -E main -Qkeep_reflect_in_dxil -o %t.dxc.dxil
// RUN: %dxc-dis %t.dxc.dxil | %filecheck %s
// CHECK: !dx.typeAnnotations
// CHECK-DAG: = !{i32 6, !"position", i32 3, i32 0, i32 4, !"SV_Position", i32 7, i32 9{{[,}]}}
// CHECK-DAG: = !{i32 6, !"uv", i32 3, i32 16, i32 4, !"TEXCOORD3", i32 5, i32 1, i32 7, i32 9{{[,}]}}
// CHECK-DAG: = !{i32 6, !"exact", i32 8, i1 true, i32 3, i32 24, i32 7, i32 9{{[,}]}}
// CHECK-DAG: = !{i32 6, !"normal", i32 3, i32 32, i32 4, !"NORMAL", i32 5, i32 5, i32 7, i32 9{{[,}]}}
// CHECK-DAG: = !{i32 6, !"depth", i32 3, i32 44, i32 4, !"DEPTH", i32 5, i32 6, i32 7, i32 9{{[,}]}}
// CHECK-DAG: = !{i32 6, !"plain", i32 3, i32 48, i32 5, i32 2, i32 7, i32 9{{[,}]}}
// CHECK-DAG: = !{i32 6, !"middle", i32 3, i32 52, i32 5, i32 3, i32 7, i32 9{{[,}]}}
// CHECK-DAG: = !{i32 6, !"flat", i32 3, i32 56, i32 5, i32 4, i32 7, i32 9{{[,}]}}
// CHECK-DAG: = !{i32 6, !"columns", i32 2, ![[COLUMNS:[0-9]+]], i32 3, i32 64, i32 4, !"MATRIX", i32 7, i32 9{{[,}]}}
// CHECK-DAG: ![[COLUMNS]] = !{i32 3, i32 2, i32 2}
// CHECK-DAG: = !{i32 6, !"rows", i32 8, i1 true, i32 2, ![[ROWS:[0-9]+]], i32 3, i32 96, i32 7, i32 9{{[,}]}}
// CHECK-DAG: ![[ROWS]] = !{i32 2, i32 3, i32 1}
// CHECK-DAG: = !{i32 6, !"truth", i32 3, i32 156, i32 7, i32 1{{[,}]}}
// CHECK-DAG: = !{i32 6, !"stored", i32 3, i32 160, i32 4, !"STORED"{{[,}]}}
// CHECK-DAG: = !{i32 6, !"color", i32 3, i32 0, i32 4, !"COLOR0", i32 7, i32 13{{[,}]}}
// CHECK-DAG: = !{i32 6, !"weight", i32 3, i32 16, i32 7, i32 14{{[,}]}}
// CHECK-DAG: = !{i32 6, !"small", i32 3, i32 24, i32 7, i32 11{{[,}]}}
// CHECK-DAG: = !{i32 6, !"vertex", i32 3, i32 0{{[,}]}}
// CHECK-DAG: = !{i32 6, !"scale", i32 3, i32 {{[0-9]+}}, i32 7, i32 13{{[,}]}}
// CHECK-DAG: = !{i32 6, !"bias", i32 3, i32 {{[0-9]+}}, i32 7, i32 9{{[,}]}}
// CHECK-DAG: = !{i32 6, !"weights", i32 3, i32 {{[0-9]+}}, i32 7, i32 14{{[,}]}}

namespace Stored
{
    struct Texel
    {
        snorm float4 color : COLOR0;
        unorm float2 weight;
        snorm min16float small;
    };
}

struct Vertex
{
    float4 position : SV_Position;
    nointerpolation float2 uv : TEXCOORD3;
    precise float exact;
    centroid noperspective float3 normal : NORMAL;
    sample float depth : DEPTH;
    linear float plain;
    centroid float middle;
    noperspective float flat;
    column_major float3x2 columns : MATRIX;
    precise row_major float2x3 rows[2];
    bool truth;
    Stored::Texel stored[3] : STORED;
};

cbuffer Constants
{
    Vertex vertex;
    snorm float scale;
    precise float4 bias : BIAS;
    unorm float4 weights[4];
};

RWStructuredBuffer<float4> result;

[numthreads(1, 1, 1)]
void main(uint i : SV_DispatchThreadID)
{
    result[i] = vertex.position * scale + bias + weights[i];
}
