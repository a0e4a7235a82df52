// -T cs_6_0 -spirv => spirv
// What lies at an address is aligned as its largest number at least.
[[vk::push_constant]] struct { uint64_t address; } constants;
RWStructuredBuffer<uint> sums : register(u0);

[numthreads(1, 1, 1)]
void main() {
    sums[0] = (uint)vk::RawBufferLoad<uint64_t>(constants.address);
    double2 pair = vk::RawBufferLoad<double2>(constants.address + 16);
    vk::RawBufferStore<double>(constants.address + 64, pair.x + pair.y);
    vk::RawBufferStore<uint>(constants.address + 128, 1);
}
