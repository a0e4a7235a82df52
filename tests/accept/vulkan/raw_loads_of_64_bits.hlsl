// -T cs_6_0 -spirv => spirv
// What lies at an address is aligned as its largest number at least.
struct Wide { uint64_t number; double real; uint count; };
[[vk::push_constant]] struct { uint64_t address; } constants;
RWStructuredBuffer<uint> sums : register(u0);

[numthreads(1, 1, 1)]
void main() {
    sums[0] = (uint)vk::RawBufferLoad<uint64_t>(constants.address);
    Wide wide = vk::RawBufferLoad<Wide>(constants.address + 8);
    wide.count++;
    vk::RawBufferStore<Wide>(constants.address + 64, wide);
    vk::RawBufferStore<uint>(constants.address + 128, 1);
}
