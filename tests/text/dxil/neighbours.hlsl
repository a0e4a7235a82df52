// Words that lie side by side are read with one load and written with one store.
// RUN: %trefoil compile %s -T cs_6_0 | %filecheck %s
// RUN: %trefoil compile %s -T cs_6_2 | %filecheck %s --check-prefix=RAW
struct Pair
{
    float3 place;
    float mass;
};
StructuredBuffer<Pair> from : register(t0);
RWStructuredBuffer<Pair> to : register(u0);

// CHECK-LABEL: define void @main()
// CHECK: @dx.op.bufferLoad.f32(i32 68, %dx.types.Handle %{{.*}}, i32 %{{.*}}, i32 0)
// CHECK-NOT: bufferLoad
// CHECK: @dx.op.bufferStore.f32({{.*}}, i8 15)
// CHECK-NOT: bufferStore
// CHECK: ret void
// RAW: @dx.op.rawBufferLoad.f32(i32 139, %dx.types.Handle %{{.*}}, i32 %{{.*}}, i32 0, i8 15, i32 4)
// RAW: @dx.op.rawBufferStore.f32(i32 140, {{.*}}, i8 15, i32 4)
[numthreads(64, 1, 1)]
void main(uint i : SV_DispatchThreadID)
{
    float3 place = from[i].place;
    to[i].place = place * 2;
    to[i].mass = from[i].mass;
}
