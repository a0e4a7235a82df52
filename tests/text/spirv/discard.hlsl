// Before Vulkan 1.3 a pixel that is discarded ends; from then on, or where the extension is asked for, it lives on as a
// helper. It does so too where the code asks which lanes are helpers.
// RUN: %trefoil dxc -T ps_6_6 -E main -spirv -fspv-target-env=vulkan1.0 %s -Fo %t.spv
// RUN: %spirv-val --target-env vulkan1.0 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck --check-prefix=KILL %s
// RUN: %trefoil dxc -T ps_6_6 -E main -spirv -fspv-target-env=vulkan1.2 %s -Fo %t.spv
// RUN: %spirv-val --target-env vulkan1.2 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck --check-prefix=KILL %s
// RUN: %dxc %s -T ps_6_6 -spirv -o %t.dxc.spv
// RUN: %spirv-dis %t.dxc.spv | %filecheck --check-prefix=KILL %s
// RUN: %trefoil dxc -T ps_6_6 -E main -spirv -fspv-target-env=vulkan1.3 %s -Fo %t.spv
// RUN: %spirv-val --target-env vulkan1.3 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck --check-prefix=DEMOTE %s
// RUN: %trefoil dxc -T ps_6_6 -E main -spirv -fspv-target-env=vulkan1.1 \
// RUN: -fspv-extension=SPV_EXT_demote_to_helper_invocation %s -Fo %t.spv
// RUN: %spirv-val --target-env vulkan1.1 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck --check-prefix=DEMOTE %s
// RUN: %trefoil dxc -T ps_6_6 -E asks -spirv -fspv-target-env=vulkan1.1 %s -Fo %t.spv
// RUN: %spirv-val --target-env vulkan1.1 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck --check-prefix=DEMOTE %s
// RUN: %trefoil dxc -T ps_6_6 -E looped -spirv -fspv-target-env=vulkan1.1 %s -Fo %t.spv
// RUN: %spirv-val --target-env vulkan1.1 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck --check-prefix=KILL %s

// KILL-NOT: DemoteToHelperInvocation
// KILL: OpKill
// DEMOTE: OpCapability DemoteToHelperInvocation
// DEMOTE: OpDemoteToHelperInvocation

Texture2D<float> t;

float4 main(float4 c : C) : SV_Target
{
    clip(c.x);
    if (c.y > 2)
        discard;
    return c;
}

float4 asks(float4 c : C) : SV_Target
{
    clip(c.x);
    return IsHelperLane() ? 0 : c;
}

// The last thing that the loop does is to discard.
float4 looped(float4 c : C, nointerpolation uint n : N) : SV_Target
{
    float sum = 0;
    [loop]
    for (uint i = 0; i < n; i++)
    {
        sum += t.Load(int3(i, 0, 0));
        clip(1 - sum);
    }
    uint again = 0;
    [loop]
    do
    {
        clip(c.x - t.Load(int3(again, 1, 0)));
    } while (++again < n);
    return sum;
}
