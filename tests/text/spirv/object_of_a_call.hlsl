// An object that a call gave goes to memory once, before the method that indexes it in a loop, not in each turn.
// RUN: %trefoil dxc -T cs_6_6 -E main -spirv %s -Fo %t.spv
// RUN: %spirv-val %t.spv
// RUN: %spirv-dis --no-color %t.spv | %filecheck %s
// RUN: %trefoil dxc -T cs_6_6 -E main %s -Fo %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %trefoil dis %t.dxil | %filecheck %s --check-prefix=DXIL

struct Waves
{
    float heights[5];

    float at(float x)
    {
        float sum = 0;
        [loop] for (int k = 0; k < 5; k++)
            sum = sum * x + heights[k];
        return sum;
    }
};

Waves waves(float x)
{
    Waves w = { x, x * x, x + 1, x - 1, 1 };
    return w;
}

RWStructuredBuffer<float> values;
RWStructuredBuffer<uint> hits;

// CHECK: = OpFunction
// CHECK: OpStore
// CHECK-NOT: OpStore
// CHECK: OpLoopMerge
// CHECK-NOT: OpStore
// CHECK: OpReturn
// DXIL: store float
// DXIL: store float
// DXIL: store float
// DXIL: store float
// DXIL: store float
// DXIL: phi
// DXIL-NOT: store
// DXIL: ret void
[numthreads(8, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    float x = values[id];
    if (waves(x).at(x) > 7)
        InterlockedAdd(hits[0], 1);
}
