// What `-denorm` says stands on each function that comes out, as drivers read it; without it nothing does.
// RUN: %trefoil dxc -T lib_6_3 -denorm ftz %s -Fo %t.ftz
// RUN: %dxc-dis %t.ftz | %filecheck %s
// RUN: %trefoil dxc -T ps_6_2 -denorm Preserve %s -Fo %t.keep
// RUN: %dxc-dis %t.keep | %filecheck %s --check-prefix=KEEP
// RUN: %trefoil dxc -T ps_6_2 %s -Fo %t.plain
// RUN: %dxc-dis %t.plain | %filecheck %s --check-prefix=PLAIN
// CHECK-DAG: define float @"\01?half_of@@YAMM@Z"(float{{.*}}) [[FTZ:#[0-9]+]]
// CHECK-DAG: define void @main() [[FTZ]]
// CHECK: attributes [[FTZ]] = { "fp32-denorm-mode"="ftz" }
// KEEP: define void @main() [[KEEP:#[0-9]+]]
// KEEP: attributes [[KEEP]] = { "fp32-denorm-mode"="preserve" }
// PLAIN-NOT: denorm
export float half_of(float x)
{
    return x / 2;
}

[shader("pixel")]
float4 main(float x : X) : SV_Target
{
    return half_of(x);
}
