// Byte address buffers: one to four words, a template load, stores, and the size.
// compute: main
// bind t0: raw uint[8] iota(10,1)
// bind u0: raw uint[12] fill(7)
// expect u0: 10 11 12 13 14 15 16 17 32 7 12 13

ByteAddressBuffer from : register(t0);
RWByteAddressBuffer to : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    uint size;
    from.GetDimensions(size);
    to.Store4(0, from.Load4(0));
    to.Store3(16, from.Load3(16));
    to.Store(28, from.Load(28));
    to.Store(32, size);
    to.Store2(40, from.Load2(8));
}
