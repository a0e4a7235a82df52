// Components of an output that nothing writes are not stored, and the signature says so.
// RUN: %trefoil compile %s -T ps_6_0 | %filecheck %s
// RUN: %trefoil compile %s -T ps_6_0 -o %t.dxil
// RUN: %dxc-validate %t.dxil

// CHECK: SV_Target 0 xyzw 0 TARGET float xyzw
// CHECK: SV_Target 1 xyzw 1 TARGET float x {{$}}
// CHECK: storeOutput.f32(i32 5, i32 1, i32 0, i8 0, float 0.000000e+00)
// CHECK-NOT: undef)

void main(out float4 a : SV_Target0, out float4 b : SV_Target1)
{
    a = 0;
    b.x = 0;
}
