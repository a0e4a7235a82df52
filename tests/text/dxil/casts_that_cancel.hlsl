// Casts that undo each other leave neither doubles nor 64-bit integers nor native halves behind, and the shader asks for no device
// that has them. DXC's container shows the same.
// RUN: %trefoil dxc -T cs_6_2 -enable-16bit-types %s -Fo %t.dxil
// RUN: %dxc-dis %t.dxil | %filecheck %s
// RUN: %dxc %s -T cs_6_2 -enable-16bit-types -o %t.theirs
// RUN: %dxc-dis %t.theirs | %filecheck %s

// CHECK-NOT: Double-precision
// CHECK-NOT: 64-Bit integer
// CHECK-NOT: Use native low precision
Buffer<float> floats : register(t0);
Buffer<uint> integers : register(t1);
RWByteAddressBuffer result : register(u0);

// CHECK: define void @main()
// CHECK-NOT: double
// CHECK-NOT: i64
// CHECK-NOT: half
// CHECK: ret void
[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    double wide = floats[i];
    uint64_t wider = integers[i];
    result.Store(0, log((float)wide));
    result.Store(4, wide > 2.5);
    result.Store(8, (uint)(double)integers[i + 1]);
    result.Store(12, (float)wider);
    result.Store(16, (half)integers[i + 2] != 0);
    result.Store(20, (int)wide);
    result.Store(24, (float)(wide * (double)floats[i + 1]));
}
