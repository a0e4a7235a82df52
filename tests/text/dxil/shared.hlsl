// A row of a constant buffer that is read on every way to a place is read once, and so is what is computed of it.
// RUN: %trefoil compile %s -T cs_6_0 | %filecheck %s
cbuffer Numbers : register(b0)
{
    uint first, second, third, fourth;
};
RWBuffer<uint> target : register(u0);

// CHECK-LABEL: define void @main()
// CHECK: cbufferLoadLegacy
// CHECK-NOT: cbufferLoadLegacy
// CHECK: ret void
[numthreads(64, 1, 1)]
void main(uint i : SV_DispatchThreadID)
{
    uint value = first;
    if (i > second)
    {
        target[i + 1] = third;
        value += second * third;
    }
    target[i] = value + fourth;
}
