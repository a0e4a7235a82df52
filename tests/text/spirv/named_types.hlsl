// Types that the source makes of SPIR-V's numbers: an instruction that declares a type, and types, constants and literals as its
// operands. They are held, passed, returned and chosen as any value; one that the module has already is that one.
// RUN: %trefoil dxc -spirv -T cs_6_6 -HV 2021 %s -Fo %t.spv
// RUN: %spirv-val --target-env vulkan1.1 %t.spv
// RUN: %spirv-dis --no-color %t.spv | %filecheck %s
// RUN: %dxc %s -spirv -T cs_6_6 -HV 2021 -o %t.theirs
// RUN: %spirv-dis --no-color %t.theirs | %filecheck %s --check-prefix=BOTH

// BOTH: OpCapability Int8
using Byte = vk::SpirvType</* OpTypeInt */ 21, 1, 1, vk::Literal<vk::integral_constant<uint, 8> >,
                           vk::Literal<vk::integral_constant<bool, false> > >;
typedef vk::SpirvOpaqueType</* OpTypeArray */ 28, float4, vk::integral_constant<int, 4> > Four;

[[vk::ext_capability(/* Int8 */ 39)]] [[vk::ext_instruction(/* OpUConvert */ 113)]] Byte narrow(uint value);
[[vk::ext_instruction(/* OpUConvert */ 113)]] uint widen(Byte value);
[[vk::ext_instruction(/* OpIAdd */ 128)]] Byte add(Byte a, Byte b);
[[vk::ext_instruction(/* OpCompositeConstruct */ 80)]] Four make(float4 a, float4 b, float4 c, float4 d);
[[vk::ext_instruction(/* OpCompositeExtract */ 81)]] float4 part(Four all, [[vk::ext_literal]] uint i);

RWStructuredBuffer<float4> results : register(u0);

struct Held { Byte byte; uint number; };
Four chosen(Four a, inout Four b) { b = a; return a; }
template<typename T> T same(T value) { return value; }
static Byte kept;

// CHECK: OpCapability Int8
// CHECK-DAG: %[[BYTE:[a-z]+]] = OpTypeInt 8 0
// CHECK-DAG: %[[FOUR:[a-z0-9_]+]] = OpTypeArray %v4float %{{u?int_4}}
// CHECK: %[[NARROW:[0-9]+]] = OpUConvert %[[BYTE]]
// CHECK: OpIAdd %[[BYTE]] %[[NARROW]] %[[NARROW]]
// CHECK: OpCompositeConstruct %[[FOUR]]
// CHECK: OpPhi %[[FOUR]]
// CHECK: OpCompositeExtract %v4float {{%[0-9]+}} 1
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    Byte once = narrow(id.x);
    kept = add(once, once);
    Held held;
    held.byte = kept;
    held.number = 1;
    Held copy = held;

    Four first = make(id.x, 1, 2, id.y);
    Four second;
    Four third = chosen(first, second);
    if (id.z > 1)
        third = make(1, 1, id.x, 1);
    results[id.x] = part(same(third), 1) + part(second, 2) + widen(copy.byte) + copy.number;
}
