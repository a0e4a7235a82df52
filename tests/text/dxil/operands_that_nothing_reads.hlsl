// RUN: %trefoil dxc -T cs_6_5 %s -Fo %t
// RUN: %dxc-dis %t | %filecheck %s
// A writable texture is asked for its size at level 0, samples have none; bitwise prefixes have no sign.
// CHECK: define void @main
// CHECK-DAG: @dx.op.getDimensions(i32 72, %dx.types.Handle %{{.*}}, i32 0)
// CHECK-DAG: @dx.op.waveMultiPrefixOp.i32(i32 166, {{.*}}, i8 2, i8 0)
// CHECK-DAG: @dx.op.waveMultiPrefixOp.i32(i32 166, {{.*}}, i8 0, i8 1)

RWTexture2D<float> image : register(u0);
RWStructuredBuffer<uint> result : register(u1);

[numthreads(8, 1, 1)]
void main(uint i : SV_GroupIndex) {
    uint width, height;
    image.GetDimensions(width, height);
    result[0] = width + height;
    uint4 mask = WaveMatch(i / 2);
    result[1] = WaveMultiPrefixBitOr(i, mask) + WaveMultiPrefixSum(i, mask);
}
