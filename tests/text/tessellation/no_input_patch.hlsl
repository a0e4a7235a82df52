// A hull shader that takes no patch has one control point that comes in.
// RUN: %trefoil compile %s -T hs_6_0 -o %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %dxc-dis %t.dxil | %filecheck %s

// CHECK: InputControlPointCount=1
// CHECK: OutputControlPointCount=3

struct Point { float4 p : POS; };
struct Factors
{
    float edges[3] : SV_TessFactor;
    float inside : SV_InsideTessFactor;
};

Factors factors()
{
    Factors f;
    f.edges[0] = f.edges[1] = f.edges[2] = f.inside = 1;
    return f;
}

[domain("tri")]
[partitioning("integer")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(3)]
[patchconstantfunc("factors")]
Point main(uint i : SV_OutputControlPointID)
{
    Point p;
    p.p = i;
    return p;
}
