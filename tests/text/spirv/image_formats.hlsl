// A texture or typed buffer that is written has the format of its element, of 16 bits for minimum precision and `half`; from Vulkan 1.3 on it
// has none. One that is only read has none in any version.
// RUN: %trefoil dxc %s -T cs_6_0 -spirv -Fo %t.0 && %spirv-val --target-env vulkan1.0 %t.0 && %spirv-dis %t.0 | %filecheck %s
// RUN: %trefoil dxc %s -T cs_6_0 -spirv -fspv-target-env=vulkan1.3 -Fo %t.3 && %spirv-val --target-env vulkan1.3 %t.3
// RUN: %spirv-dis %t.3 | %filecheck %s --check-prefix=NONE
// CHECK: OpCapability StorageImageExtendedFormats
// CHECK-DAG: OpTypeImage %float Buffer 2 0 0 2 Rgba32f
// CHECK-DAG: OpTypeImage %uint 2D 2 0 0 2 Rg32ui
// CHECK-DAG: OpTypeImage %float 3D 2 0 0 2 R16f
// CHECK-DAG: OpTypeImage %int Buffer 2 0 0 2 Rg16i
// CHECK-DAG: OpTypeImage %uint Buffer 2 0 0 2 Rgba16ui
// CHECK-DAG: OpTypeImage %float 2D 2 1 0 2 Rgba16f
// CHECK-DAG: OpTypeImage %int Buffer 2 0 0 1 Unknown
// NONE: OpTypeImage
// NONE-NOT: OpTypeImage {{.*}} {{R[a-z0-9]*[0-9]}}
RWBuffer<float4> wide;
RWTexture2D<uint2> pairs;
RWTexture3D<min16float> volume;
RWBuffer<min16int2> shorts;
RWBuffer<min16uint4> words;
RWTexture2DArray<half4> halves;
Buffer<int> read;

[numthreads(1, 1, 1)]
void main(uint3 i : SV_DispatchThreadID)
{
    wide[i.x] = read[i.y];
    pairs[i.xy] = i.yz;
    volume[i] = (min16float)1.5;
    shorts[i.x] = (min16int2)i.xy;
    halves[i] = halves[i.zyx] * 2;
    words[i.x] = (min16uint4)i.xyzz;
}
