// What `vk::BufferPointer` points to: read and written in parts and as a whole, reached through pointers that memory holds, by
// addresses that are computed, as another type, and changed by several at once.
// compute: main
// args: -HV 2021 -fspv-target-env=vulkan1.2
// dispatch: 1 1 1
// bind b0: constant mixed[8] 0 0 0 0 7 0 0 0
// address b0: t0
// address b0 + 8: t1 + 16
// A node: the next one, two numbers, a column-major matrix of three rows and two columns, an array.
// bind t0: structured mixed[28] 0 0 10 -3   1.5 2.5 3.5  4.5 5.5 6.5  0.25 0.5 0.75  0
//                                0 0 20 -4   0.0 0.0 0.0  0.0 0.0 0.0  1.25 1.5 1.75  0
// address t0: t0 + 56
// bind t1: structured mixed[8] 0 0 0 0 1.0 2.0 3.0 4.0
// bind u0: structured float4[6] zero
// bind u1: structured uint[4] zero
// address t1: u1
// expect u0: 20 -4 10 -3
//            1.5 4.5 3.5 6.5
//            0.75 1.75 3 4
//            4 3 2 1
//            42 6 1 2
//            1.5 5 3.5 6.5
// expect u1: 28 64 5 0
// except dxc: that version has no vk::BufferPointer
// except dxil: pointers are Vulkan's
// except dxc-dxil: pointers are Vulkan's
// except dxbc: pointers are Vulkan's

struct Base { uint count; };
struct Counters : Base { uint bits; };

struct Node;
typedef vk::BufferPointer<Node> Link;
struct Node {
    Link next;
    uint up;
    int down;
    float3x2 turn;
    float3 weights;
};

cbuffer Roots : register(b0) {
    Link head;
    vk::BufferPointer<float4, 16> lanes;
    uint amount;
};
StructuredBuffer<vk::BufferPointer<Counters> > counters : register(t1);
RWStructuredBuffer<float4> result : register(u0);

template<typename T> T read(uint64_t address) { return vk::BufferPointer<T>(address).Get(); }

void raise(vk::BufferPointer<Counters> of) {
    of.Get().bits |= 64;
    InterlockedAdd(of.Get().count, 4);
}

[numthreads(4, 1, 1)]
void main(uint lane : SV_GroupIndex) {
    vk::BufferPointer<Counters> mine = counters[0];
    InterlockedAdd(mine.Get().count, amount);
    vk::BufferPointer<uint> third = vk::BufferPointer<uint>((uint64_t)mine + 8);
    AllMemoryBarrierWithGroupSync();
    if (lane != 0) return;

    Link tail = head.Get().next;
    Node first = head.Get();
    result[0] = float4(tail.Get().up, tail.Get().down, first.up, first.down);
    result[1] = float4(first.turn[0], head.Get().turn[2]);
    result[2] = float4(first.weights.z, tail.Get().weights[2], read<float2>((uint64_t)lanes + 8));

    lanes.Get() = lanes.Get().wzyx;
    result[3] = lanes.Get();
    lanes.Get().x = 42;
    lanes.Get().yz *= float2(2, 0.5);
    result[4] = float4(lanes.Get().xyz, 2);

    head.Get().turn[0].y = 5;
    Link again = head;
    again = Link((uint64_t)again);
    result[5] = float4(again.Get().turn[0], first.turn[2]);

    third.Get() = 5;
    vk::BufferPointer<Base, 4> base = vk::static_pointer_cast<Base, 4>(mine);
    base.Get().count -= 4;
    raise(vk::reinterpret_pointer_cast<Counters>(base));
}
