// A compute shader is executed on data from files and from the command line; what it wrote is shown, or written as asked.
// RUN: %trefoil run %s --dispatch 2 --set values=%S/inputs/values.csv --set Frame.scale=2 --set offset=1,10 \
// RUN:   --set square=zeros:2x4 | \
// RUN:   %filecheck %s
// CHECK: sums: RWStructuredBuffer<Pair>, 8 elements
// CHECK-NEXT: total place.x place.y
// CHECK-NEXT: 0: 2 1 10
// CHECK-NEXT: 1: 8 2 10
// CHECK: 7: 4 8 10
// CHECK: words: RWByteAddressBuffer, 8 elements
// CHECK-NEXT: 0: 0 1 2 3 100 101 102 103
// CHECK: square: RWTexture2D<uint>, 2 x 4
// CHECK-NEXT: 0: 0 1
// CHECK-NEXT: 1: 2 3

// Tables name the members; arrays of NumPy's and pictures go out and in again.
// RUN: %trefoil run %s --dispatch 2 --set values=range:8 --set scale=2 --out sums=- | %filecheck %s --check-prefix=TABLE
// TABLE: total,place.x,place.y
// TABLE-NEXT: 0,0,0
// TABLE-NEXT: 2,1,0
// RUN: %trefoil run %s --dispatch 2 --set scale=2 --set values=range:8 --set square=zeros:2x4 \
// RUN:   --out sums=%t.npy --out square=%t.png
// RUN: %trefoil run %s --dispatch 2 --set scale=2 --set values=range:8 --set sums=%t.npy --set square=%t.png \
// RUN:   --out square=- | %filecheck %s --check-prefix=AGAIN
// AGAIN: 0,2
// AGAIN-NEXT: 4,6
// AGAIN-NEXT: 8,10

// What does not fit says what and where.
// RUN: not %trefoil run %s --set values=%S/inputs/broken.csv 2>&1 | %filecheck %s --check-prefix=CELL
// CELL: error: {{.*}}broken.csv:3:6: 'x' is not a number
// RUN: not %trefoil run %s --set scale=1,2 2>&1 | %filecheck %s --check-prefix=COUNT
// COUNT: error: cannot set 'scale': it has 1 numbers, not 2
// RUN: not %trefoil run %s --set colour=1 2>&1 | %filecheck %s --check-prefix=NAME
// NAME: error: cannot set 'colour': the shader uses nothing of that name; it uses values, sums, words, square, scale, offset
// RUN: not %trefoil run %s --set square=1.5 2>&1 | %filecheck %s --check-prefix=KIND
// KIND: error: cannot set 'square': element 0 has 1.5, and an element is uint
// RUN: not %trefoil run %s --set values=range:8 --max-steps 10 2>&1 | %filecheck %s --check-prefix=STEPS
// STEPS: error: the program takes too many steps

struct Weighted { float weight; uint value; };
struct Pair { float total; float2 place; };

cbuffer Frame
{
    float scale;
    float2 offset;
}

StructuredBuffer<Weighted> values;
RWStructuredBuffer<Pair> sums;
RWByteAddressBuffer words;
RWTexture2D<uint> square;

[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID, uint3 group : SV_GroupID, uint thread : SV_GroupIndex)
{
    Weighted weighted = values[id.x];
    Pair pair;
    pair.total = weighted.weight * weighted.value * scale;
    pair.place = float2(id.x, 0) + offset;
    sums[id.x] = pair;
    words.Store(4 * id.x, 100 * group.x + thread);
    square[uint2(id.x % 2, id.x / 2)] += id.x;
}
