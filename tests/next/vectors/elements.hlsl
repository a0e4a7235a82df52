// Elements by constant and by run-time index, read and written.
// NEXT: cs_6_9 main
RWByteAddressBuffer b;
[numthreads(4, 1, 1)] void main(uint i : SV_GroupIndex)
{
    vector<float, 20> x = b.Load<vector<float, 20> >(i * 80);
    uint k = (b.Load(i * 4) & 15) + i;
    x[3] = x[17] + x[k];
    x[k] += 2;
    x[19]++;
    float sum = 0;
    for (uint j = 0; j < 20; j++)
        sum += x[j] * j;
    b.Store(1024 + i * 128, x);
    b.Store(2048 + i * 4, sum);
}
