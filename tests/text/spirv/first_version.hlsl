// Vulkan 1.0 is the default, with SPIR-V 1.0, which has no class for storage buffers: they are uniform, with blocks that say so,
// and need no extension. It has no waves either.
// RUN: %trefoil dxc -spirv -T cs_6_0 %s -Fo %t
// RUN: %spirv-val --target-env vulkan1.0 %t
// RUN: %spirv-dis %t | %filecheck %s
// RUN: %dxc %s -T cs_6_0 -spirv -o %t.dxc.spv
// RUN: %spirv-dis %t.dxc.spv | %filecheck %s
// RUN: not %trefoil dxc -spirv -T cs_6_0 -fspv-target-env=vulkan1.0 -D SUM %s -Fo %t 2>&1 | %filecheck %s --check-prefix=WAVE
// RUN: not %trefoil dxc -spirv -T cs_6_0 -D LANE %s -Fo %t 2>&1 | %filecheck %s --check-prefix=WAVE
// RUN: %trefoil dxc -spirv -T cs_6_0 -fspv-target-env=vulkan1.1 -D SUM -D LANE %s -Fo %t
// WAVE: first_version.hlsl:3{{[46]}}:{{[0-9]+}}: error: Vulkan 1.1 is required for wave operations but not permitted to use
// WAVE-SAME: -fspv-target-env=
// CHECK: ; Version: 1.0
// CHECK-NOT: OpExtension
// CHECK-DAG: OpDecorate %type_RWStructuredBuffer{{[a-z_]*}} BufferBlock
// CHECK-DAG: OpDecorate %{{type_A?[a-zA-Z_]*Buffer[a-z_]*}} BufferBlock
// CHECK-DAG: OpDecorate %{{.*}}Constants{{[a-z_0-9]*}} Block
// CHECK-DAG: %result = OpVariable %_ptr_Uniform_{{.*}} Uniform
// CHECK-DAG: %counter_var_list = OpVariable %_ptr_Uniform_{{.*}} Uniform
// CHECK-DAG: %bytes = OpVariable %_ptr_Uniform_{{.*}} Uniform

RWStructuredBuffer<float> result : register(u0);
AppendStructuredBuffer<float> list : register(u1);
RWByteAddressBuffer bytes : register(u2);
tbuffer Texels { float more[4]; };
cbuffer Constants { float factor; };

[numthreads(8, 1, 1)]
void main(uint i : SV_DispatchThreadID) {
    result[i] *= factor * more[i];
    list.Append(bytes.Load(i * 4));
    bytes.InterlockedAdd(0, 1);
#ifdef SUM
    result[i] = WaveActiveSum(result[i]);
#elif defined(LANE)
    result[i] = WaveGetLaneIndex();
#endif
}
