// A semantic within what has one is overridden, and said so; with -WX that is an error.
// RUN: %trefoil compile %s -T ps_6_0 -o %t 2>&1 | %filecheck %s
// RUN: not %trefoil compile %s -T ps_6_0 -WX -o %t 2>&1 | %filecheck %s --check-prefix=ERROR
// RUN: not %dxc %s -T ps_6_0 -WX
// RUN: %trefoil dis %t | %filecheck %s --check-prefix=OTHER

struct Inputs
{
    // CHECK: [[@LINE+2]]:{{[0-9]+}}: warning: semantic 'COLOR' on field overridden by function or enclosing type
    // ERROR: [[@LINE+1]]:{{[0-9]+}}: error: semantic 'COLOR' on field overridden by function or enclosing type
    float4 color : COLOR;
};

// OTHER: OTHER
float4 main(Inputs inputs : OTHER) : SV_Target
{
    return inputs.color;
}
