// RUN: %trefoil dxc -T cs_6_2 -enable-16bit-types %s -Fo %t
// RUN: %dxc-dis %t | %filecheck %s
// A matrix of 16 bits that is one vector must fit into its register, and is followed, as if it had 32 bits.
// CHECK: half3x1 column; {{.*}} Offset: 16
// CHECK: float next; {{.*}} Offset: 28
// CHECK: half one; {{.*}} Offset: 32
// CHECK: row_major half1x2 row; {{.*}} Offset: 34
// CHECK: half after; {{.*}} Offset: 42

cbuffer Constants : register(b0) {
    half3 first;
    half3x1 column;
    float next;
    half one;
    row_major half1x2 row;
    half after;
};
RWStructuredBuffer<half> result : register(u0);

[numthreads(1, 1, 1)]
void main() {
    result[0] = first.x + column._m20 + next + one + row._m01 + after;
}
