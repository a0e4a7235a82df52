// Decorations that the source names by number.
// RUN: %trefoil dxc -spirv -T ps_6_0 %s -Fo %t
// RUN: %spirv-val --target-env vulkan1.1 %t
// RUN: %spirv-dis %t | %filecheck %s
// RUN: %trefoil dxc -spirv -fcgl -T ps_6_0 %s -Fo %t.ll
// RUN: %trefoil compile %t.ll -T ps_6_0 --emit spirv -o %t
// RUN: %spirv-dis %t | %filecheck %s
// CHECK: OpExtension "SPV_GOOGLE_hlsl_functionality1"
// CHECK-DAG: OpDecorate %texels RelaxedPrecision
// CHECK-DAG: OpDecorateString %in_var_A UserSemantic "an input"
// CHECK-DAG: OpDecorate %in_var_B Location 3
// CHECK-DAG: OpDecorate %in_var_B Component 1
// CHECK-DAG: OpDecorateString %out_var_SV_Target UserSemantic "the result"
// CHECK-DAG: OpDecorate %rows NonWritable

struct Inputs {
    [[vk::ext_decorate(31, 1)]] [[vk::ext_decorate(30, 3)]] float2 b : B;
};

[[vk::ext_decorate(0)]] Texture2D<float4> texels;
[[vk::ext_decorate(24)]] RWStructuredBuffer<float4> rows;

[[vk::ext_decorate_string(5635, "the result")]]
float4 main([[vk::ext_decorate_string(5635, "an input")]] float4 a : A, Inputs inputs) : SV_Target {
    return a + inputs.b.xyxy + texels.Load(int3(0, 0, 0)) + rows[0];
}
