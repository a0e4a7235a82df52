// Layers and viewports that hull and domain shaders take or give are a feature of the device, which the flags name; below
// validator 1.4 what they take was none.
// RUN: %trefoil compile %s -T hs_6_0 -E gives -o %t.gives.dxil
// RUN: %dxc-validate %t.gives.dxil
// RUN: %dxc-dis %t.gives.dxil | %filecheck %s
// RUN: %trefoil compile %s -T hs_6_0 -E takes -o %t.takes.dxil
// RUN: %dxc-validate %t.takes.dxil
// RUN: %dxc-dis %t.takes.dxil | %filecheck %s
// RUN: %trefoil compile %s -T ds_6_0 -E domain -o %t.domain.dxil
// RUN: %dxc-validate %t.domain.dxil
// RUN: %dxc-dis %t.domain.dxil | %filecheck %s
// RUN: %trefoil dxc %s -T ds_6_0 -E domain -validator-version 1.3 -Fo %t.older.dxil
// RUN: %dxc-validate %t.older.dxil

// CHECK: SV_RenderTargetArrayIndex or SV_ViewportArrayIndex from any shader feeding rasterizer

struct Point
{
    float4 position : SV_Position;
    uint layer : SV_RenderTargetArrayIndex;
};

struct Plain
{
    float4 position : SV_Position;
    float layer : LAYER;
};

struct Patch
{
    float edges[3] : SV_TessFactor;
    float inside : SV_InsideTessFactor;
};

Patch patch()
{
    Patch p;
    p.edges[0] = p.edges[1] = p.edges[2] = p.inside = 1;
    return p;
}

[domain("tri")]
[partitioning("integer")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(3)]
[patchconstantfunc("patch")]
Point gives(InputPatch<Plain, 3> v, uint i : SV_OutputControlPointID)
{
    Point o;
    o.position = v[i].position;
    o.layer = v[i].layer;
    return o;
}

[domain("tri")]
[partitioning("integer")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(3)]
[patchconstantfunc("patch")]
Plain takes(InputPatch<Point, 3> v, uint i : SV_OutputControlPointID)
{
    Plain o;
    o.position = v[i].position;
    o.layer = v[i].layer;
    return o;
}

[domain("tri")]
Plain domain(OutputPatch<Point, 3> v, Patch p, float3 at : SV_DomainLocation)
{
    Plain o;
    o.position = v[0].position * at.x;
    o.layer = v[1].layer;
    return o;
}
