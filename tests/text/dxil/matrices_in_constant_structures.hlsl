// RUN: %trefoil dxc -T cs_6_2 -enable-16bit-types %s -Fo %t
// RUN: %dxc-dis %t | %filecheck %s
// Whether a matrix in a structure starts a row goes by the default order and by its numbers one after the other, as in DXC.
// CHECK: float first; {{.*}} Offset: 0
// CHECK: row_major float2x1 rows; {{.*}} Offset: 4
// CHECK: half after; {{.*}} Offset: 24
// CHECK: row_major float1x2 row; {{.*}} Offset: 32
// CHECK: column_major half4x1 column; {{.*}} Offset: 40
// CHECK: float last; {{.*}} Offset: 56

struct Member {
    float first;
    row_major float2x1 rows;
    half after;
    row_major float1x2 row;
    half4x1 column;
    float last;
};
ConstantBuffer<Member> constants : register(b0);
RWStructuredBuffer<float> result : register(u0);

[numthreads(1, 1, 1)]
void main() {
    result[0] = constants.last;
}
