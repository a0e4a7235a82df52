// A pixel shader over a rectangle: texture coordinates go over it, quads have derivatives, and outputs are pictures.
// RUN: %trefoil run %s --size 4x2 | %filecheck %s
// CHECK: SV_Target: float4, 4 x 2
// CHECK-NEXT: r g b a
// CHECK-NEXT: 0: 0.125 0.25 0.5 0.25
// CHECK-NEXT: 1: 0.375 0.25 1.5 0.25
// CHECK: 4: 0.125 0.75 0.5 0.25
// CHECK: SV_Depth: float, 4 x 2
// CHECK-NEXT: 0: 1 1 1 1
// CHECK-NEXT: 1: 1 1 0 1
// CHECK: 1 pixel was discarded

// An input may be set: one row for all pixels, or the corners top left, top right and bottom left.
// RUN: %trefoil run %s --size 4x2 --set TEXCOORD=0,0/4,0/0,2 --set SHADE=0.5 --out SV_Target1=- --out SV_Depth=%t.png | \
// RUN:   %filecheck %s --check-prefix=SET
// SET: 0.5,0.5
// SET-NEXT: 0.5,1.5
// RUN: not %trefoil run %s --size 4x2 --set SHADE=1,2/3,4 2>&1 | %filecheck %s --check-prefix=ROWS
// ROWS: error: cannot set 'SHADE': an input of pixels has one row, or three: top left, top right, bottom left

struct Out
{
    float4 colour : SV_Target0;
    float2 other : SV_Target1;
    float depth : SV_Depth;
};

Out main(float4 position : SV_Position, float2 uv : TEXCOORD, float2 shade : SHADE)
{
    if (position.x > 2 && position.x < 3 && position.y > 1)
        discard;
    Out o;
    o.colour = float4(uv, position.x, ddx(uv.x));
    o.other = float2(shade.x, uv.x);
    o.depth = 1;
    return o;
}
