// A thread for each record, in no group, which may launch itself again a few times.
// RUN: %trefoil dxc -T lib_6_8 %s -Fo %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %dxc-dis %t.dxil | %filecheck %s
// RUN: %dxc %s -T lib_6_8 -o %t.theirs
// RUN: %dxc-dis %t.theirs | %filecheck %s

struct Item { uint key; float value; };
RWByteAddressBuffer Out : register(u0);

// CHECK-LABEL: define void @walk()
// CHECK: call i32 @dx.op.getRemainingRecursionLevels(i32 253)
// CHECK: store i32 %{{[0-9]+}}, i32 addrspace(6)*
[shader("node")]
[NodeLaunch("thread")]
[NodeMaxRecursionDepth(5)]
[NodeLocalRootArgumentsTableIndex(3)]
void walk(RWThreadNodeInputRecord<Item> input, [MaxRecords(1)] NodeOutput<Item> walk)
{
    bool again = GetRemainingRecursionLevels() != 0;
    ThreadNodeOutputRecords<Item> next = walk.GetThreadNodeOutputRecords(again ? 1 : 0);
    if (again)
        next.Get().key = input.Get().key + 1;
    next.OutputComplete();
    Out.Store(0, input.Get().value);
}

// 19 is how often it may launch itself; without numthreads a group has one thread.
// CHECK: = !{i32 8, i32 15, i32 13, i32 3, i32 15, {{![0-9]+}}, i32 16, i32 3, i32 19, i32 5, i32 20, {{![0-9]+}}, i32 21, {{![0-9]+}}, i32 4, [[ONE:![0-9]+]], i32 5, {{![0-9]+}}}
// CHECK: [[ONE]] = !{i32 1, i32 1, i32 1}
