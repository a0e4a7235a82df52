// The runtime's table says that atomics on 64 bits need shader model 6.6, and an element of an array without bounds at a known
// place is one that the validator takes.
// RUN: %trefoil dxc -T lib_6_6 %s -Fo %t.dxil
// RUN: %dxc-validate %t.dxil
RWStructuredBuffer<uint64_t> counts : register(u1);
Buffer<float> many[] : register(t0);
export void count(uint64_t n, uint at) { InterlockedAdd(counts[at], n); }
export float third(uint at) { return many[3][at]; }
