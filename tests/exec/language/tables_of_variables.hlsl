// Arrays of variables that turn out to be constant, indexed at run time: one that is copied, one of structures, one of which an element is
// given twice, one that changes after it has been read, and one that is given in a loop.
// compute: main
// bind u0: typed uint[5] zero
// expect u0: 30 53 9 27 12

RWBuffer<uint> target : register(u0);

struct Pair
{
    uint first;
    uint2 others;
};

uint copied(uint i)
{
    uint a = 10, b = 20, c = 30;
    uint given[3] = { a, b, c };
    uint taken[3] = given;
    return taken[i];
}

uint of_structures(uint i)
{
    uint2 others = uint2(1, 2);
    Pair a = { 3, others };
    Pair b = { 50, others + 1 };
    Pair given[2] = { a, b };
    return given[i].first + given[i].others[i];
}

uint given_twice(uint i)
{
    uint a = 7;
    uint given[2] = { a, a };
    given[1] = 9;
    return given[i];
}

uint changing(uint i)
{
    uint a = 5;
    uint given[2] = { a, a + 1 };
    uint before = given[i];
    given[i] = 21;
    return before + given[i];
}

uint in_a_loop(uint i)
{
    uint sum = 0;
    [loop]
    for (uint n = 0; n < 3; n++)
    {
        uint given[2] = { 1, 4 };
        sum += given[i];
        given[i] = 100;
    }
    return sum;
}

[numthreads(1, 1, 1)]
void main(uint zero : SV_GroupIndex)
{
    target[0] = copied(zero + 2);
    target[1] = of_structures(zero + 1);
    target[2] = given_twice(zero + 1);
    target[3] = changing(zero + 1);
    target[4] = in_a_loop(zero + 1);
}
