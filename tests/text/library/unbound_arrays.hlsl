// Resources of a library have no registers until it is linked: an array of them shares none with what comes after it.
// RUN: %trefoil compile %s -T lib_6_3 -o %t
// RUN: %dxc-validate %t

StructuredBuffer<float4> points[4];
StructuredBuffer<float4> normals;

export float4 sum(uint i)
{
    return points[i & 3][i] + normals[i];
}
