// Constant buffers of shader model 5.1 are ranges as other resources are: an id, the bounds, the size in rows and the space; an operand
// has three dimensions, the id, which buffer of the space, and the row. Before it, a register and a row.
// RUN: %trefoil compile %s -T ps_5_1 --emit dxbc -o %t && %trefoil dis %t | %filecheck %s
// RUN: %trefoil compile %s -T ps_5_0 -DOLD --emit dxbc -o %t && %trefoil dis %t | %filecheck %s --check-prefix=OLD
// CHECK: dcl_constantbuffer CB0[5:8][2], immediateIndexed, space=1
// CHECK-NEXT: dcl_constantbuffer CB1[3:3][2], immediateIndexed, space=2
// CHECK: CB0[r0.x + 5][0].y, CB1[3][1].x
// CHECK: CB0[7][1].x
// OLD: dcl_constantbuffer cb3[2], immediateIndexed
// OLD: cb3[1].x
struct Light { float4 place; float2 size; };
#ifdef OLD
cbuffer Constants : register(b3) { float4 row; float scale; };
float main(nointerpolation uint i : I) : SV_Target { return scale * row.y; }
#else
cbuffer Constants : register(b3, space2) { float4 row; float scale; };
ConstantBuffer<Light> lights[4] : register(b5, space1);
float main(nointerpolation uint i : I) : SV_Target { return (lights[i & 3].place.y + scale) * lights[2].size.x; }
#endif
