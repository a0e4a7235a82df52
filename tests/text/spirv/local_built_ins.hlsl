// Built-ins by number are variables of the pipeline wherever they are declared, an initialiser or not; a push constant is one
// though it is static.
// RUN: %trefoil dxc -spirv -T ps_6_0 %s -Fo %t
// RUN: %spirv-val --target-env vulkan1.0 %t
// RUN: %spirv-dis %t | %filecheck %s
// RUN: %dxc %s -T ps_6_0 -E main -spirv -o %t.dxc.spv
// RUN: %spirv-dis %t.dxc.spv | %filecheck %s

// CHECK-DAG: OpDecorate %gl_FragCoord BuiltIn FragCoord
// CHECK-DAG: OpDecorate %gl_FrontFacing BuiltIn FrontFacing
// CHECK-DAG: %pushed = OpVariable %{{[0-9A-Za-z_]+}} PushConstant
// CHECK-DAG: OpLoad %v4float %gl_FragCoord
// CHECK-DAG: OpLoad %bool %gl_FrontFacing
// CHECK-DAG: OpAccessChain %{{[0-9A-Za-z_]+}} %pushed

struct Pushed { float4 a; };
[[vk::push_constant]] static Pushed pushed;

float4 main() : SV_Target
{
    [[vk::ext_builtin_input(15)]] static const float4 at = 3;
    [[vk::ext_builtin_input(17)]] static const bool front;
    return front ? at : pushed.a;
}
