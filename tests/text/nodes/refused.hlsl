// Work graphs are Direct3D's, since shader model 6.8: other targets refuse nodes by name. What needs a group, or quads, is
// refused where a launch has none.
// RUN: not %trefoil dxc -T lib_6_7 %s -DNODE -Fo %t.dxil 2>&1 | %filecheck %s --check-prefix=OLD
// RUN: not %trefoil dxc -T lib_6_8 -spirv %s -DNODE -Fo %t.spv 2>&1 | %filecheck %s --check-prefix=VULKAN
// RUN: not %trefoil dxc -T lib_6_8 %s -DSHARED -Fo %t.dxil 2>&1 | %filecheck %s --check-prefix=SHARED
// RUN: not %trefoil dxc -T lib_6_8 %s -DQUADS -Fo %t.dxil 2>&1 | %filecheck %s --check-prefix=QUADS
// RUN: not %trefoil dxc -T lib_6_8 %s -DODD -Fo %t.dxil 2>&1 | %filecheck %s --check-prefix=ODD

RWByteAddressBuffer Out : register(u0);
groupshared uint Shared;
struct Item { uint key; float value; };

#if defined(NODE)
[shader("node")]
[NodeLaunch("thread")]
// OLD: [[#@LINE+2]]:6: error: 'node' needs shader model 6.8 or later
// VULKAN: [[#@LINE+1]]:6: error: 'node' is not supported for this target
void node() {}
#elif defined(SHARED)
[shader("node")]
[NodeLaunch("thread")]
void node(ThreadNodeInputRecord<Item> input)
{
    Shared = input.Get().key;
    // SHARED: error: groupshared memory in a node with thread launch, whose threads are in no group
    Out.Store(0, Shared);
}
#elif defined(QUADS)
[shader("node")]
[NodeLaunch("thread")]
void node(ThreadNodeInputRecord<Item> input)
{
    // QUADS: [[#@LINE+1]]:{{[0-9]+}}: error: only nodes with broadcasting launch have derivatives, and this is one with thread launch
    Out.Store(0, ddx(input.Get().value));
}
#else
[shader("node")]
[NodeDispatchGrid(1, 1, 1)]
[NumThreads(3, 1, 1)]
void node(DispatchNodeInputRecord<Item> input)
{
    // ODD: [[#@LINE+1]]:{{[0-9]+}}: error: derivatives need groups of 4n threads along X, or of an even number along X and Y
    Out.Store(0, ddx(input.Get().value));
}
#endif
