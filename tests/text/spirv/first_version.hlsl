// RUN: %trefoil dxc -spirv -T cs_6_0 -fspv-target-env=vulkan1.0 %s -Fo %t
// RUN: %spirv-val --target-env vulkan1.0 %t
// RUN: %spirv-dis %t | %filecheck %s
// RUN: not %trefoil dxc -spirv -T cs_6_0 -fspv-target-env=vulkan1.0 -D WAVES %s -Fo %t
// CHECK: ; Version: 1.0
// CHECK: OpExtension "SPV_KHR_storage_buffer_storage_class"

RWStructuredBuffer<float> result : register(u0);
cbuffer Constants { float factor; };

[numthreads(8, 1, 1)]
void main(uint i : SV_DispatchThreadID) {
    result[i] *= factor;
#ifdef WAVES
    result[i] = WaveActiveSum(result[i]);
#endif
}
