// `ddx`, `ddy` and `fwidth` leave it to the device how fine they are, and need no capability; coarse and fine ones do.
// RUN: %trefoil dxc -T ps_6_0 -E plain -spirv %s -Fo %t.spv
// RUN: %spirv-val --target-env vulkan1.0 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck %s --check-prefix=PLAIN
// RUN: %dxc %s -T ps_6_0 -E plain -spirv -o %t.dxc.spv
// RUN: %spirv-dis %t.dxc.spv | %filecheck %s --check-prefix=PLAIN
// RUN: %trefoil dxc -T ps_6_0 -E controlled -spirv %s -Fo %t.spv
// RUN: %spirv-dis %t.spv | %filecheck %s --check-prefix=CONTROL
// RUN: %trefoil dxc -T ps_6_0 -E plain %s -Fo %t.dxil
// RUN: %trefoil dis %t.dxil | %filecheck %s --check-prefix=DXIL

// PLAIN-NOT: DerivativeControl
// PLAIN: OpDPdx %v2float
// PLAIN: OpDPdy %v2float
// DXIL: DerivCoarseX
float4 plain(float2 uv : UV, float h : H) : SV_Target
{
    return float4(ddx(uv), ddy(uv)) * fwidth(h);
}

// CONTROL: OpCapability DerivativeControl
// CONTROL: OpDPdxCoarse
// CONTROL: OpDPdyFine
float4 controlled(float2 uv : UV) : SV_Target
{
    return float4(ddx_coarse(uv), ddy_fine(uv));
}
