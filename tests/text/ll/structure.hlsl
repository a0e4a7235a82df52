// The IR as LLVM text: LLVM's own tools take it and find it sound, and structure travels as metadata.
// RUN: %trefoil compile %s -T cs_6_0 --emit ll -o %t.ll
// RUN: %opt -S -passes=verify %t.ll -o %t.out
// RUN: %filecheck %s < %t.ll

// CHECK: define void @main()
// CHECK: br label %{{.*}}, !trefoil.merge !{!"loop", !"
// CHECK: target("dx.RawBuffer"

RWStructuredBuffer<uint> sums : register(u0);

[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint sum = 0;
    [loop]
    for (uint i = 0; i < id.x; ++i)
        sum += sums[i] * i;
    sums[id.x] = sum;
}
