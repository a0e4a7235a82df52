// Operators on long vectors of floats, component by component.
// NEXT: cs_6_9 main
RWByteAddressBuffer b;
typedef vector<float, 8> V;
[numthreads(4, 1, 1)] void main(uint i : SV_GroupIndex)
{
    V x = b.Load<V>(i * 64), y = b.Load<V>(i * 64 + 32);
    V r = x + y * 2 - x / (y * y + 1);
    r = -r;
    r += x;
    r *= 1.5;
    b.Store(1024 + i * 32, r);
    b.Store(2048 + i * 32, x % (abs(y) + 1));
}
