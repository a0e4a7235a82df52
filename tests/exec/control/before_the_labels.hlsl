// What stands before the first label of a switch does not run: neither statements nor initialisers, whether labels follow or not.
// compute: main
// except dxc: its SPIR-V has what is before the labels outside of any block
// bind t0: structured uint[2] 0 1
// bind u0: structured uint[8] zero
// expect u0: 0 5 0 7 0 3 0 0

StructuredBuffer<uint> which : register(t0);
RWStructuredBuffer<uint> o : register(u0);

uint put(uint at, uint value)
{
    o[at] = value;
    return value;
}

[numthreads(1, 1, 1)]
void main()
{
    for (uint i = 0; i < 2; i++)
    {
        switch (which[i])
        {
            uint n = put(0, 9);
            put(6, n);
        }
        switch (which[i])
        {
            uint later;
            put(2, 9);
            { uint n = put(4, 8); put(7, n); }
            case 0:
                later = 5;
                put(1, later);
                break;
            default:
                later = 7;
                put(3, later);
        }
        switch (which[i])
            case 1: put(5, 3);
        switch (which[i])
            put(0, 4);
    }
}
