// Variables that are built-ins by number, and one with a storage class by number.
// RUN: %trefoil dxc -spirv -T cs_6_0 %s -Fo %t -E compute
// RUN: %spirv-val --target-env vulkan1.1 %t
// RUN: %spirv-dis %t | %filecheck %s --check-prefix=CS
// RUN: %trefoil dxc -spirv -T vs_6_0 %s -Fo %t -E vertex
// RUN: %spirv-val --target-env vulkan1.1 %t
// RUN: %spirv-dis %t | %filecheck %s --check-prefix=VS
// RUN: %trefoil dxc -spirv -T ps_6_0 %s -Fo %t -E pixel
// RUN: %spirv-val --target-env vulkan1.1 %t
// RUN: %spirv-dis %t | %filecheck %s --check-prefix=PS
// CS: OpDecorate %gl_NumWorkGroups BuiltIn NumWorkgroups
// CS: %group = OpVariable %_ptr_Workgroup_uint Workgroup
// VS: OpCapability DrawParameters
// VS: OpDecorate %{{.*}} BuiltIn DrawIndex
// VS: OpStore %gl_PointSize
// PS-DAG: OpDecorate %gl_FrontFacing BuiltIn FrontFacing
// PS-DAG: OpDecorate %gl_SampleMask BuiltIn SampleMask
// PS: OpLoad %bool %gl_FrontFacing

[[vk::ext_builtin_input(24)]] static const uint3 groups;
[[vk::ext_storage_class(4)]] static uint group = 2;
RWStructuredBuffer<uint3> result;

[numthreads(1, 1, 1)]
void compute() {
    group += 1;
    result[0] = groups + group;
}

[[vk::ext_builtin_input(4426)]] [[vk::ext_capability(4427)]] static const int drawn;
[[vk::ext_builtin_output(1)]] static float size;

float4 vertex() : SV_Position {
    size = drawn;
    return 1;
}

[[vk::ext_builtin_input(17)]] static const bool front;
[[vk::ext_builtin_input(20)]] static const int mask[1];

float4 pixel() : SV_Target {
    return front ? mask[0] : 0.5;
}
