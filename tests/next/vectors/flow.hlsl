// Long vectors through branches and loops.
// NEXT: cs_6_9 main
RWByteAddressBuffer b;
[numthreads(4, 1, 1)] void main(uint i : SV_GroupIndex)
{
    vector<float, 6> x = b.Load<vector<float, 6> >(i * 64), y = 0;
    if (x[0] < x[1])
        y = x * 2;
    else
        y = -x;
    uint count = b.Load(i * 4) & 7;
    for (uint j = 0; j < count; j++) {
        if (j == 5)
            break;
        y = y * 0.5 + x;
    }
    switch (i) {
    case 0: y += 1; break;
    case 2: y = x; break;
    default: y -= 3;
    }
    b.Store(1024 + i * 64, i & 1 ? y : x + y);
}
