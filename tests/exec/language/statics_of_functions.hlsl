// A static of a function is set when its declaration is first passed, and never again: what it is made of is what holds then.
// compute: main
// bind t0: structured uint[1] 4
// bind u0: structured uint[16] zero
// expect u0: 6 7 4 16 17 15 0 9 10 15 15 78 79 5 6 7

StructuredBuffer<uint> given : register(t0);
RWStructuredBuffer<uint> r : register(u0);

static uint total = 1;

uint of_another() { static uint s = total; s += 1; return s; }
uint of_memory() { static uint s = r[2]; s += 1; return s; }
uint add() { total += 10; return total; }
uint of_a_call() { static uint s = add(); s += 1; return s; }
uint of_a_parameter(uint k)
{
    if (k > 3)
    {
        static uint s = k;
        s++;
        return s;
    }
    return 0;
}
uint constant() { static const uint s = total; return s; }
uint of_an_array() { static uint s[2] = { total, 4 }; s[0]++; return s[0]; }

[numthreads(1, 1, 1)]
void main()
{
    total = 5;
    r[0] = of_another();
    total = 9;
    r[1] = of_another();
    r[2] = 3;
    r[2] = of_memory();
    total = 5;
    r[3] = of_a_call();
    r[4] = of_a_call();
    r[5] = total;
    r[6] = of_a_parameter(2);
    r[7] = of_a_parameter(4 * given[0] / 2);
    r[8] = of_a_parameter(7);
    r[9] = constant();
    total = 77;
    r[10] = constant();
    r[11] = of_an_array();
    r[12] = of_an_array();
    for (uint i = 1; i < given[0]; i++)
    {
        static uint n = i * given[0];
        n++;
        r[12 + i] = n;
    }
}
