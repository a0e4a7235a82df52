// A type that a call of a function declares, which its number names.
// RUN: %trefoil dxc -spirv -T cs_6_6 %s -Fo %t.spv
// RUN: %spirv-val --target-env vulkan1.1 %t.spv
// RUN: %spirv-dis --no-color %t.spv | %filecheck %s
// RUN: not %trefoil dxc -spirv -T cs_6_6 %s -E undeclared 2>&1 | %filecheck %s --check-prefix=UNDECLARED

[[vk::ext_type_def(/* id */ 7, /* OpTypeInt */ 21)]]
void declare_short([[vk::ext_literal]] uint bits, [[vk::ext_literal]] bool is_signed);
[[vk::ext_capability(/* Int16 */ 22)]] [[vk::ext_instruction(/* OpUConvert */ 113)]] vk::ext_type<7> narrow(uint value);
[[vk::ext_instruction(/* OpUConvert */ 113)]] uint widen(vk::ext_type<7> value);

RWStructuredBuffer<uint> results : register(u0);

// CHECK: OpCapability Int16
// CHECK: %[[SHORT:[a-z]+]] = OpTypeInt 16 0
// CHECK: OpUConvert %[[SHORT]]
// CHECK: OpUConvert %uint
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    declare_short(16, false);
    vk::ext_type<7> number = narrow(id.x);
    results[id.x] = widen(number);
}

// UNDECLARED: error: no call declares the type that vk::ext_type<7> names
[numthreads(1, 1, 1)]
void undeclared(uint3 id : SV_DispatchThreadID)
{
    results[id.x] = widen(narrow(id.x));
}
