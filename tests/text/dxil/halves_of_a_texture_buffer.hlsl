// RUN: %trefoil dxc -T cs_6_2 -enable-16bit-types %s -Fo %t
// RUN: %dxc-validate %t
// RUN: %dxc-dis %t | %filecheck %s
// A texture buffer is read in words of 32 bits; what has 16 is the half of one that it lies in.
// CHECK: define void @main
// CHECK: [[ROW:%[0-9]+]] = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %{{.*}}, i32 1, i32 undef)
// CHECK: [[WORD:%[0-9]+]] = extractvalue %dx.types.ResRet.i32 [[ROW]], 1
// CHECK: lshr i32 [[WORD]], 16

tbuffer Constants : register(t0) {
    half4 other[2];
};
RWStructuredBuffer<half> result : register(u0);

[numthreads(1, 1, 1)]
void main() {
    result[0] = other[1].w;
}
