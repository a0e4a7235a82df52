// Long vectors of native 16-bit numbers.
// NEXT: cs_6_9 main -enable-16bit-types
RWByteAddressBuffer b;
[numthreads(4, 1, 1)] void main(uint i : SV_GroupIndex)
{
    vector<half, 9> h = b.Load<vector<half, 9> >(i * 64);
    vector<int16_t, 7> s = b.Load<vector<int16_t, 7> >(i * 64);
    vector<uint16_t, 7> u = (vector<uint16_t, 7>)s;
    b.Store(1024 + i * 64, h * (half)2 + h[3]);
    b.Store(2048 + i * 64, s + s[i]);
    b.Store(3072 + i * 64, u >> 3);
    b.Store(4096 + i * 64, (vector<float, 9>)h);
}
