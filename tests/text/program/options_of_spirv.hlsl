// Options that DXC refuses with -spirv, or checks there, and those that it knows without effect.
// RUN: not %trefoil dxc %s -T ps_6_0 -spirv -Gis -Fo %t 2>&1 | %filecheck %s --check-prefix=GIS
// RUN: not %trefoil dxc %s -T ps_6_0 -spirv -Qstrip_reflect -Fo %t 2>&1 | %filecheck %s --check-prefix=STRIP
// RUN: not %trefoil dxc %s -T ps_6_0 -spirv -Oconfig=-O,--bogus -Fo %t 2>&1 | %filecheck %s --check-prefix=BOGUS
// RUN: not %trefoil dxc %s -T ps_6_0 -spirv -Oconfig=-O -Oconfig=-Os -Fo %t 2>&1 | %filecheck %s --check-prefix=TWICE
// RUN: not %dxc %s -T ps_6_0 -spirv -Oconfig=-O,--bogus
// RUN: %trefoil dxc %s -T ps_6_0 -spirv -Oconfig=-Os,--loop-unroll-partial=3 -Fo %t
// RUN: %trefoil dxc %s -T ps_6_0 -spirv -Oconfig= -Fo %t
// RUN: %trefoil dxc %s -T ps_6_0 -Oconfig=--bogus -Fo %t
// RUN: %trefoil dxc %s -T ps_6_0 -force-zero-store-lifetimes -Fo %t
// RUN: %trefoil dxc %s -T ps_6_0 -spirv -vkbr b0 0 3 2 -Fo %t

// GIS: error: -Gis is not supported with -spirv
// STRIP: error: -Qstrip_reflect is not supported with -spirv
// BOGUS: error: failed to optimize SPIR-V: Unknown flag '--bogus'
// TWICE: error: {{.*}}-Oconfig should not be specified more than once

cbuffer Constants : register(b0)
{
    float4 color;
};

float4 main() : SV_Target
{
    return color;
}
