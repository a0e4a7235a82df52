// Shifts and masks that take a field out of a word, or put one into it, are the one instruction that SPIR-V has; a shift that
// something else uses stays.
// RUN: %trefoil compile %s -T cs_6_0 --emit spirv -o %t.spv
// RUN: %spirv-val --target-env vulkan1.3 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck %s
// CHECK: = OpFunction
// CHECK-NOT: OpBitwise
// CHECK: OpBitFieldUExtract %uint {{%[0-9]+}} %uint_8 %uint_8
// CHECK: OpBitFieldSExtract %uint {{%[0-9]+}} %uint_2 %uint_10
// CHECK: OpBitFieldInsert %uint {{%[0-9]+}} {{%[0-9]+}} %uint_8 %uint_8
// CHECK: OpBitFieldInsert %uint {{%[0-9]+}} {{%[0-9]+}} %uint_16 %uint_16
// CHECK-NOT: OpBitwise
// CHECK: %[[SHIFTED:[0-9]+]] = OpShiftRightLogical %uint {{%[0-9]+}} %uint_5
// CHECK-NEXT: %[[MASKED:[0-9]+]] = OpBitwiseAnd %uint %[[SHIFTED]] %uint_31
// CHECK: OpIAdd %uint %[[SHIFTED]] %[[MASKED]]
// CHECK: OpFunctionEnd

StructuredBuffer<uint2> words;
RWStructuredBuffer<uint4> fields;
RWStructuredBuffer<uint> sums;

[numthreads(64, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    uint x = words[id].x, y = words[id].y;
    uint bits = (x >> 8) & 0xff;
    int tens = (int)(x << 20) >> 22;
    uint second = (x & ~0xff00) | ((y << 8) & 0xff00);
    uint upper = (y & 0xffff) | (x << 16);
    fields[id] = uint4(bits, tens, second, upper);
    uint shifted = y >> 5;
    sums[id] = shifted + (shifted & 31);
}
