// What was there before an operation of 32 bits comes into 64 as the number that was there; DXIL has it with a sign, as in DXC.
// compute: main
// model: 6.6
// bind u0: raw uint[4] 4*0
// expect u0: 0x80000000 0 0x80000000 0xffffffff
// except dxil: its numbers of 32 bits become 64 with a sign, as in DXC
// except dxbc: it has no numbers of 64 bits

RWByteAddressBuffer bytes : register(u0);
groupshared uint whole;
groupshared int signed_one;

[numthreads(1, 1, 1)]
void main()
{
    whole = 0x80000000;
    signed_one = (int)0x80000000;
    uint64_t before;
    InterlockedAdd(whole, 1, before);
    bytes.Store<uint64_t>(0, before);
    InterlockedAdd(signed_one, 1, before);
    bytes.Store<uint64_t>(8, before);
}
