// A load of a structure or matrix that asks for its status reads it: of each access that it takes, all together.
// RUN: %trefoil compile %s -T cs_6_2 | %filecheck %s
// RUN: %trefoil compile %s -T cs_6_2 -o %t.dxil
// RUN: %dxc-validate %t.dxil

// CHECK: Tiled resources
// CHECK: [[A:%[^ ]+]] = call %dx.types.ResRet.f32 @dx.op.rawBufferLoad.f32(i32 139, {{.*}}, i32 0, i8 3,
// CHECK: [[AS:%[^ ]+]] = extractvalue %dx.types.ResRet.f32 [[A]], 4
// CHECK: call i1 @dx.op.checkAccessFullyMapped.i32(i32 71, i32 [[AS]])
// CHECK: [[B:%[^ ]+]] = call %dx.types.ResRet.f32 @dx.op.rawBufferLoad.f32(i32 139, {{.*}}, i32 8, i8 1,
// CHECK: [[BS:%[^ ]+]] = extractvalue %dx.types.ResRet.f32 [[B]], 4
// CHECK: call i1 @dx.op.checkAccessFullyMapped.i32(i32 71, i32 [[BS]])
// CHECK: and i1

struct F
{
    float2 a;
    float b;
};

StructuredBuffer<F> structures;
StructuredBuffer<float2x2> matrices;
ByteAddressBuffer bytes;
RWStructuredBuffer<float> r;

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    uint s, t, u;
    F f = structures.Load(i, s);
    float2x2 m = matrices.Load(i, t);
    F g = bytes.Load<F>(i * 12, u);
    r[0] = CheckAccessFullyMapped(s) ? f.b : -1;
    r[1] = CheckAccessFullyMapped(t) ? m._m01 : -1;
    r[2] = CheckAccessFullyMapped(u) ? g.b : -1;
}
