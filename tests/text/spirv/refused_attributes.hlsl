// Attributes of stages that are not there are refused by name.
// RUN: not %trefoil compile %s -T ps_6_0 --emit spirv -o %t.spv 2>&1 | %filecheck %s
// RUN: %trefoil compile %s -T ps_6_0 -Wno-ignored-attributes -o %t.dxil
// RUN: %dxc-validate %t.dxil

struct Record { float4 color; };

// CHECK: [[#@LINE+1]]:3: error: the attribute 'vk::shader_record_ext' is not supported yet
[[vk::shader_record_ext]] ConstantBuffer<Record> record : register(b0);

float4 main() : SV_Target
{
    return record.color;
}
