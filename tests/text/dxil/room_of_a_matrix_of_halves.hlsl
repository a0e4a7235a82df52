// RUN: %trefoil dxc -T cs_6_2 -enable-16bit-types %s -Fo %t
// RUN: %dxc-dis %t | %filecheck %s
// The last row of a matrix of 16 bits takes the room of one of 32: what follows starts another register.
// CHECK: row_major uint16_t2x4 rows; {{.*}} Offset: 0
// CHECK: half after; {{.*}} Offset: 32

cbuffer Constants : register(b0) {
    row_major uint16_t2x4 rows;
    half after;
};
RWStructuredBuffer<half> result : register(u0);

[numthreads(1, 1, 1)]
void main() {
    result[0] = after + rows._m13;
}
