// A path that begins with a slash is no option, though options may begin with one.
// RUN: not %trefoil dxc /nowhere/shader.hlsl -T ps_6_0 -Fo %t 2>&1 | %filecheck %s --check-prefix=FILE
// RUN: not %trefoil dxc %s /T ps_6_0 /Fo %t 2>&1 | %filecheck %s --check-prefix=INCLUDE
// RUN: not %dxc %s -T ps_6_0 2>&1 | %filecheck %s --check-prefix=INCLUDE

// FILE: error: cannot read '/nowhere/shader.hlsl'
// INCLUDE: fatal error: '/nowhere/common.hlsli' file not found
#include "/nowhere/common.hlsli"

float4 main() : SV_Target
{
    return 1;
}
