// A choice between the vector that a call of another library's function gives and one of the own: the vector is taken apart where
// it is made, not where the choice is.
// RUN: %trefoil dxc -T lib_6_6 %s -Fo %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %dxc-dis %t.dxil | %filecheck %s
// CHECK: %[[V:.*]] = call <4 x float> @"\01?choose
// CHECK: extractelement <4 x float> %[[V]], i32 0
// CHECK: br label
// CHECK: phi float
float4 choose(float4 a, float4 b, int n);
[shader("pixel")]
float4 main(float4 a : A, float4 b : B, nointerpolation int n : N) : SV_Target
{
    return a.x > 0 ? b : choose(a, b, n);
}
