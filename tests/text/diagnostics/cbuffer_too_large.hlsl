// A constant buffer of more than 65,536 bytes is an error where it is used, of DXIL and byte code; SPIR-V leaves it to the device.
// RUN: not %trefoil compile %s -T ps_6_0 -o %t.dxil 2>&1 | %filecheck %s
// RUN: not %trefoil compile %s -T lib_6_3 -o %t.lib 2>&1 | %filecheck %s
// RUN: not %trefoil compile %s -T ps_5_1 -o %t.dxbc 2>&1 | %filecheck %s --check-prefix=BYTES
// RUN: %trefoil compile %s -T ps_6_0 -E unused -o %t.unused.dxil
// RUN: %dxc-validate %t.unused.dxil
// RUN: %trefoil compile %s -T ps_6_0 --emit spirv -o %t.spv
// RUN: %spirv-val --target-env vulkan1.3 %t.spv

// CHECK: [[@LINE+3]]:9: error: CBuffer size is 65552 bytes, exceeding maximum of 65536 bytes. 'Large'
// BYTES: [[@LINE+2]]:9: error: constant buffer Large is larger than 65536 bytes

cbuffer Large { float4 rows[4097]; }

[shader("pixel")]
float4 main(nointerpolation uint i : I) : SV_Target
{
    return rows[i];
}

float4 unused() : SV_Target
{
    return 1;
}
