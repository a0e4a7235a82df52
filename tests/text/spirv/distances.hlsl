// Clip and cull distances lie in their arrays by the index of the semantic, whatever the order of declaration.
// RUN: %trefoil dxc -T vs_6_0 -E main -spirv %s -Fo %t.spv
// RUN: %spirv-val --target-env vulkan1.1 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck %s

// CHECK: [[IN:%[0-9A-Za-z_]+]] = OpLoad %v4float %in_var_P
// CHECK: [[X:%[0-9]+]] = OpCompositeExtract %float [[IN]] 0
// CHECK: [[W:%[0-9]+]] = OpCompositeExtract %float [[IN]] 3
// CHECK: [[THREE:%[0-9]+]] = OpAccessChain %_ptr_Output_float %gl_ClipDistance %uint_2
// CHECK-NEXT: OpStore [[THREE]] [[X]]
// CHECK: OpAccessChain %_ptr_Output_float %gl_ClipDistance %uint_0
// CHECK: [[TWO:%[0-9]+]] = OpAccessChain %_ptr_Output_float %gl_CullDistance %uint_1
// CHECK-NEXT: OpStore [[TWO]] [[X]]
// CHECK: [[ONE:%[0-9]+]] = OpAccessChain %_ptr_Output_float %gl_CullDistance %uint_0
// CHECK-NEXT: OpStore [[ONE]] [[W]]

float4 main(
    float4 p : P, out float c1 : SV_ClipDistance1, out float2 c0 : SV_ClipDistance0, out float d1 : SV_CullDistance1,
    out float d0 : SV_CullDistance0) : SV_Position
{
    c1 = p.x;
    c0 = p.yz;
    d1 = p.x;
    d0 = p.w;
    return p;
}
