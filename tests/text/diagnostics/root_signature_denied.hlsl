// A root signature that keeps a stage from the root is no root signature for a shader with resources, and one without is fine.
// RUN: not %trefoil compile %s -T vs_6_0 -E reads 2>&1 | %filecheck %s
// RUN: %trefoil compile %s -T vs_6_0 -E plain -o %t

// CHECK: [[@LINE+1]]:16: error: the root signature does not fit 'points': the root signature denies vertex shaders access to the root
Buffer<float4> points;

#define SIGNATURE "RootFlags(DENY_VERTEX_SHADER_ROOT_ACCESS), DescriptorTable(SRV(t0))"

[RootSignature(SIGNATURE)]
float4 reads() : SV_Position
{
    return points[0];
}

[RootSignature(SIGNATURE)]
float4 plain() : SV_Position
{
    return 1;
}
