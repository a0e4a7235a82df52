// Bit-fields share a number, which goes in and comes out whole, under the name of the first that has one.
// RUN: %trefoil run %s --dispatch 1 --set Frame.start.low=21 --set result=zeros:2 | %filecheck %s
// CHECK: result: RWStructuredBuffer<Parts>, 2 elements
// CHECK-NEXT: low rest
// CHECK-NEXT: 0: 28693 5
// CHECK-NEXT: 1: 16 0

struct Parts
{
    uint low : 4;
    uint high : 8;
    bool set : 1;
    uint more : 2;
    float rest;
};

cbuffer Frame { Parts start; }
RWStructuredBuffer<Parts> result : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    result[0] = start;
    result[0].set = true;
    result[0].more = 3;
    result[0].rest = start.low;
    result[1].high = start.high;
}
