// A matrix in a typed buffer lies there column by column, by itself and within a structure, unless its rows come first.
// RUN: %trefoil compile %s -T cs_6_0 -o %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %dxc-dis %t.dxil | %filecheck %s

// CHECK: [[A:%[0-9]+]] = call %dx.types.ResRet.f32 @dx.op.bufferLoad.f32
// CHECK: extractvalue %dx.types.ResRet.f32 [[A]], 1
// CHECK: [[B:%[0-9]+]] = call %dx.types.ResRet.f32 @dx.op.bufferLoad.f32
// CHECK: extractvalue %dx.types.ResRet.f32 [[B]], 1
// CHECK: [[C:%[0-9]+]] = call %dx.types.ResRet.f32 @dx.op.bufferLoad.f32
// CHECK: extractvalue %dx.types.ResRet.f32 [[C]], 2

struct Columns { float2x2 m; };
struct Rows { row_major float2x2 m; };
Buffer<float2x2> a : register(t0);
Buffer<Columns> b : register(t1);
Buffer<Rows> c : register(t2);
RWStructuredBuffer<float> result : register(u0);

[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    result[0] = a[id][1][0];
    result[1] = b[id].m[1][0];
    result[2] = c[id].m[1][0];
}
