// A region that does nothing goes with the blocks that its structures name and nothing branches to: the continue block of a loop
// that always breaks, and where two sides would meet that both leave.
// RUN: %trefoil compile %s -T cs_6_0 -o %t.dxil --verify-each
// RUN: %dxc-validate %t.dxil
// RUN: %trefoil dis %t.dxil | %filecheck %s
// RUN: %trefoil compile %s -T cs_6_0 --emit spirv -o %t.spv --verify-each
// RUN: %spirv-val --target-env vulkan1.3 %t.spv

// CHECK: define void @main()
// CHECK-NOT: br
// CHECK: ret void

StructuredBuffer<int> data;

[numthreads(8, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    if (id)
    {
    }
    else
    {
        int i = 0;
        while (i)
        {
            break;
        }
        while (i < data[1])
        {
            if (data[i])
                break;
            else
                break;
        }
        for (int k = 0; k < data[4]; k++)
        {
            if (data[k])
                break;
            else
                continue;
        }
    }
}
