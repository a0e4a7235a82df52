// A domain shader: the place in the domain, the control points, and what the patch has as a whole, factors by their names.
// RUN: %trefoil compile %s -T ds_5_1 --emit dxbc -o %t.dxbc
// RUN: %trefoil dis %t.dxbc | %filecheck %s --match-full-lines
// RUN: %vkd3d -x dxbc-tpf -b d3d-asm %t.dxbc | %filecheck %s --check-prefix=VKD3D

// CHECK: // Patch Constant signature:
// CHECK: // SV_TessFactor            0      w        0 QUADEDGE   float{{ *}}
// CHECK: // SV_InsideTessFactor      1      w        5  QUADINT   float      w
// CHECK: ds_5_1
// CHECK-NEXT: dcl_input_control_point_count 16
// CHECK-NEXT: dcl_tessellator_domain domain_quad
// CHECK-NEXT: dcl_globalFlags refactoringAllowed
// CHECK-NEXT: dcl_input_siv vicp[16][0].xyzw, position
// CHECK-NEXT: dcl_input_siv vpc4.w, finalQuadUInsideTessFactor
// CHECK-NEXT: dcl_input_siv vpc5.w, finalQuadVInsideTessFactor
// CHECK-NEXT: dcl_input vpc0.xyz
// CHECK-NEXT: dcl_input vDomain.xy
// CHECK-NEXT: dcl_input vPrim
// CHECK-NEXT: dcl_output_siv o0.xyzw, position
// CHECK-NEXT: dcl_output o1.xyz
// CHECK-NEXT: dcl_output o1.w
// CHECK: mad o0.xyzw, vDomain.xxxx, vicp[{{.*}}][0].xyzw, vicp[0][0].xyzw

// VKD3D: dcl_tessellator_domain

struct Point
{
    float4 place : SV_Position;
};

struct Patch
{
    float outer[4] : SV_TessFactor;
    float inner[2] : SV_InsideTessFactor;
    float3 color : COLOR;
};

struct Vertex
{
    float4 place : SV_Position;
    float3 color : COLOR;
    float weight : WEIGHT;
};

[domain("quad")]
Vertex main(Patch patch, float2 at : SV_DomainLocation, uint number : SV_PrimitiveID, const OutputPatch<Point, 16> points)
{
    Vertex v;
    v.place = points[0].place + at.x * points[number & 15].place;
    v.color = patch.color * at.y;
    v.weight = patch.inner[1];
    return v;
}
