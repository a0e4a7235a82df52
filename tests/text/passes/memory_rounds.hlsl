// An array of one element is that element, whatever the index; what memory held may be an index into other memory.
// RUN: %trefoil compile %s -T cs_6_0 | %filecheck %s
RWBuffer<uint> target : register(u0);

// CHECK-LABEL: define void @main()
// CHECK-NOT: alloca
// CHECK: ret void
[numthreads(64, 1, 1)]
void main(uint i : SV_DispatchThreadID)
{
    uint alone[1] = { i };
    uint places[2] = { 1, 0 };
    uint values[2] = { i, alone[min(i, 0u)] + 1 };
    target[i] = values[places[0]] + values[places[1]] + alone[i];
}
