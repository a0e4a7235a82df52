// Pointers that come from outside may point to one place, and to what is bound: what is written by one is read by all.
// compute: main
// args: -HV 2021 -fspv-target-env=vulkan1.2
// bind b0: constant mixed[8] 0 0 0 0 0 0 0 0
// address b0: u1
// address b0 + 8: u1 + 4
// address b0 + 16: u1
// bind u1: structured uint[4] 1 2 3 4
// bind u0: structured uint[8] zero
// expect u0: 1 2 7 7 9 5 5 0
// except dxc: that version has no vk::BufferPointer
// except dxil: pointers are Vulkan's
// except dxc-dxil: pointers are Vulkan's
// except dxbc: pointers are Vulkan's

cbuffer Places : register(b0) {
    vk::BufferPointer<uint> a;
    vk::BufferPointer<uint> b;
    vk::BufferPointer<uint> c;
};
RWStructuredBuffer<uint> o : register(u0);
RWStructuredBuffer<uint> same : register(u1);

[numthreads(1, 1, 1)]
void main() {
    o[0] = a.Get();
    o[1] = b.Get();
    c.Get() = 7;
    o[2] = a.Get();
    o[3] = same[0];
    a.Get() = 8;
    c.Get() = 9;
    o[4] = a.Get();
    same[0] = 5;
    o[5] = a.Get();
    o[6] = c.Get();
    uint64_t x = (uint64_t)a + 4;
    vk::BufferPointer<uint> d = vk::BufferPointer<uint>(x);
    d.Get() = 3;
    o[7] = b.Get() - 3;
}
