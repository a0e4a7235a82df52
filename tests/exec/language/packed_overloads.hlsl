// Packed bytes are types of their own beside uint: overloads and templates tell them apart, and converting one keeps its bits.
// compute: main
// model: 6.6
// except dxil: vkd3d reads shader models up to 6.5
// bind t0: structured uint[2] 67305985 5
// bind u0: structured uint[9] 0 0 0 0 0 0 0 0 0
// expect u0: 1 2 3 2 5 4 1 0 67305990

StructuredBuffer<uint> numbers : register(t0);
RWStructuredBuffer<uint> results : register(u0);

uint kind(int8_t4_packed p) { return 1; }
uint kind(uint8_t4_packed p) { return 2; }
uint kind(uint p) { return 3; }

uint nearer(int p) { return 4; }
uint nearer(float p) { return 5; }

template<typename T> struct IsUint { static const uint value = 0; };
template<> struct IsUint<uint> { static const uint value = 1; };

[numthreads(1, 1, 1)]
void main()
{
    int8_t4_packed s = numbers[0];
    uint8_t4_packed u = s;
    results[0] = kind(s);
    results[1] = kind(u);
    results[2] = kind(numbers[0]);
    results[3] = kind(pack_u8(uint4(1, 2, 3, 4)));
    results[4] = nearer(s);
    results[5] = unpack_u8u32(u).w;
    results[6] = IsUint<uint>::value;
    results[7] = IsUint<uint8_t4_packed>::value;
    results[8] = u + numbers[1];
}
