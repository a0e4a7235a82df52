// Exchanges of floats in the group's memory go by addresses of integers, wherever the float lies.
// RUN: %trefoil compile %s -T cs_6_0 -o %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %dxc-dis %t.dxil | %filecheck %s

// CHECK: bitcast float addrspace(3)* %{{[0-9]+}} to i32 addrspace(3)*
// CHECK: atomicrmw xchg i32 addrspace(3)*
// CHECK: cmpxchg i32 addrspace(3)*

struct Cell
{
    uint tag;
    float3 value;
};

RWStructuredBuffer<float> result;
groupshared Cell cells[2][4];

[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    float old, other;
    InterlockedExchange(cells[1][id].value.y, 2.0, old);
    InterlockedCompareExchangeFloatBitwise(cells[0][id].value[id & 1], 4.0, 5.0, other);
    InterlockedCompareStoreFloatBitwise(cells[id & 1][3].value.x, 4.0, 8.0);
    result[id] = old + other + cells[1][id].value.y;
}
