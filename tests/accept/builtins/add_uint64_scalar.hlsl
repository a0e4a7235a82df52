// -T cs_6_0 -E main => dxil
RWByteAddressBuffer bytes;
[numthreads(1, 1, 1)]
void main()
{
    bytes.Store4(0, AddUint64(bytes.Load4(0), bytes.Load(16)));
    bytes.Store2(0, AddUint64(bytes.Load(0), bytes.Load2(16)));
}
