// A method that only reads an element of a buffer stores nothing there; one that sets a member stores that.
// RUN: %trefoil compile %s -T cs_6_0 | %filecheck %s

// CHECK: define void @main()
// CHECK: call void @dx.op.bufferStore.i32(i32 69, {{.*}}, i32 3, i32 4, i32 7, i32 undef, i32 undef, i32 undef, i8 1)
// CHECK: call void @dx.op.bufferStore.i32(i32 69, {{.*}}, i32 0, i32 0, {{.*}}, i8 1)
// CHECK-NOT: @dx.op.bufferStore
// CHECK: ret void

struct B { uint a; uint get() { return a; } };
struct S : B { uint b; float4x4 m; void set(uint x) { b = x; } bool operator==(S o) { return a == o.a; } };
RWStructuredBuffer<S> o : register(u0);
RWStructuredBuffer<uint> r : register(u1);

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    o[3].set(7);
    r[0] = o[3].get() + (i > 0 && o[4].get() == 2) + (o[1] == o[2]);
}
