// Control flow that does nothing goes, with what it tested: a root signature need not bind it.
// RUN: %trefoil compile %s -T ps_6_0 -o %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %trefoil compile %s -T ps_6_0 -Od -o %t.od.dxil
// RUN: %dxc-validate %t.od.dxil
// RUN: %trefoil dis %t.dxil | %filecheck %s
// RUN: %trefoil compile %s -T ps_6_0 --emit spirv -o %t.spv
// RUN: %spirv-val --target-env vulkan1.3 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck %s --check-prefix=SPV

// CHECK: define void @main()
// CHECK-NOT: br
// CHECK: storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float 1.000000e+00)
// CHECK-NOT: br
// CHECK: ret void
// SPV-NOT: OpSelectionMerge
// SPV-NOT: OpLoopMerge

bool foo;
float i;
Texture2D t;

[RootSignature("")]
float main(float4 p : SV_Position) : SV_Target
{
    float c = 0;
    if (i > 2)
    {
        if (foo)
            c = sin(i);
        else
            c = cos(i);
    }
    for (int k = 0; k < (int)i; k++)
        c += t[int2(k, 0)].x;
    [loop]
    while (i > 2)
    {
        c += 1;
        if (c > 10)
            break;
    }
    switch ((int)i)
    {
    case 0:
        c = 1;
        break;
    case 1:
        c = 1;
        break;
    default:
        c = 1;
    }
    return c;
}
