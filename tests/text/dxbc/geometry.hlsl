// A geometry shader: what comes in is declared for each vertex, with how many vertices a primitive has; outputs stand after
// the stream and the topology that they are of.
// RUN: %trefoil compile %s -T gs_5_1 --emit dxbc -o %t.dxbc
// RUN: %trefoil dis %t.dxbc | %filecheck %s --match-full-lines
// RUN: %vkd3d -x dxbc-tpf -b d3d-asm %t.dxbc | %filecheck %s --check-prefix=VKD3D

// CHECK: // PLACE                    0   xyz         0     NONE   float   xyz{{ *}}
// CHECK: // COLOR                    1   xyzw        2     NONE   float   xyzw
// CHECK: // SV_PrimitiveID           0    N/A      N/A   PRIMID    uint    YES
// CHECK: gs_5_1
// CHECK-NEXT: dcl_globalFlags refactoringAllowed
// CHECK-NEXT: dcl_input v[2][0].xyz
// CHECK-NEXT: dcl_input v[2][1].xyzw
// CHECK-NEXT: dcl_input v[2][2].xyzw
// CHECK-NEXT: dcl_indexrange v[2][1].xyzw, 2
// CHECK-NEXT: dcl_input vPrim
// CHECK-NEXT: dcl_input vGSInstanceID
// CHECK-NEXT: dcl_temps {{[0-9]+}}
// CHECK-NEXT: dcl_gsinstances 2
// CHECK-NEXT: dcl_inputprimitive line
// CHECK-NEXT: dcl_stream m0
// CHECK-NEXT: dcl_outputtopology linestrip
// CHECK-NEXT: dcl_output_siv o0.xyzw, position
// CHECK-NEXT: dcl_output o1.xyzw
// CHECK-NEXT: dcl_output_siv o2.x, rendertarget_array_index
// CHECK-NEXT: dcl_maxout 2
// CHECK: mov o0.xyz, v[r0.{{[xyzw]}} + 0][0].xyzx
// CHECK: emit_stream m0
// CHECK: cut_stream m0
// CHECK: ret

// VKD3D: dcl_gs_instances 2
// VKD3D: emit_stream m0

struct End
{
    float3 place : PLACE;
    float4 colors[2] : COLOR;
};

struct Vertex
{
    float4 place : SV_Position;
    float4 color : COLOR;
    uint layer : SV_RenderTargetArrayIndex;
};

[instance(2)]
[maxvertexcount(2)]
void main(line End ends[2], uint number : SV_PrimitiveID, uint instance : SV_GSInstanceID, inout LineStream<Vertex> lines)
{
    [loop]
    for (uint i = 0; i < 2; i++)
    {
        Vertex v;
        v.place = float4(ends[i].place, 1);
        v.color = ends[i].colors[instance];
        v.layer = number;
        lines.Append(v);
    }
    lines.RestartStrip();
}
