// The absolute value of an integer is one instruction in SPIR-V, and once is enough; DXIL has none.
// RUN: %trefoil compile %s -T cs_6_0 --emit spirv -o %t.spv
// RUN: %spirv-val --target-env vulkan1.0 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck %s --check-prefix=SPIRV
// RUN: %trefoil compile %s -T cs_6_0 --emit ll -o - | %filecheck %s --check-prefix=LL
// SPIRV: SAbs
// SPIRV-NOT: SAbs
// SPIRV-NOT: OpISub
// LL: call i32 @llvm.abs.i32(
// LL-NOT: @llvm.abs.i32(i32 %
RWStructuredBuffer<int> values;

[numthreads(1, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    values[id] = abs(abs(-values[id]));
}
