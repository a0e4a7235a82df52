// A hull shader that hands its control points on has no phase for them. Factors of isolines are the density, then the detail.
// RUN: %trefoil compile %s -T hs_5_1 --emit dxbc -o %t.dxbc
// RUN: %trefoil dis %t.dxbc | %filecheck %s --match-full-lines
// RUN: %vkd3d -x dxbc-tpf -b d3d-asm %t.dxbc | %filecheck %s --check-prefix=VKD3D
// RUN: %trefoil compile %s -T hs_5_1 -D ANOTHER --emit dxbc | %filecheck %s --check-prefix=ANOTHER

// CHECK: // PLACE                    0   xyz         0     NONE   float   xyz{{ *}}
// CHECK: dcl_tessellator_domain domain_isoline
// CHECK-NEXT: dcl_tessellator_partitioning partitioning_fractional_odd
// CHECK-NEXT: dcl_tessellator_output_primitive output_line
// CHECK-NEXT: dcl_hs_max_tessfactor l(64.000000)
// CHECK-NEXT: dcl_globalFlags refactoringAllowed
// CHECK-NEXT: hs_fork_phase
// CHECK-NEXT: dcl_output_siv o0.w, finalLineDensityTessFactor
// CHECK-NEXT: dcl_output_siv o1.w, finalLineDetailTessFactor
// CHECK-NEXT: mov o0.w, l(2.000000)
// CHECK-NEXT: mov o1.w, l(8.000000)
// CHECK-NEXT: ret

// VKD3D: finalLineDensityTessFactor

// The point of another number is made.
// ANOTHER: hs_control_point_phase
// ANOTHER: xor r0.x, vOutputControlPointID, l(1)
// ANOTHER: mov o0.xyz, v[r0.x + 0][0].xyzx

struct Point
{
    float3 place : PLACE;
};

struct Factors
{
    float lines[2] : SV_TessFactor;
};

Factors factors()
{
    Factors output;
    output.lines[0] = 2;
    output.lines[1] = 8;
    return output;
}

[domain("isoline")]
[partitioning("fractional_odd")]
[outputtopology("line")]
[outputcontrolpoints(2)]
[patchconstantfunc("factors")]
Point main(InputPatch<Point, 2> input, uint i : SV_OutputControlPointID)
{
#ifdef ANOTHER
    return input[i ^ 1];
#else
    return input[i];
#endif
}
