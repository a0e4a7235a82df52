// Overloads, out and inout parameters, default arguments, structs by value, and static globals.
// compute: main
// bind u0: structured float[9] zero
// expect u0: 3 7.5 8 2 1 11 6 5 3

RWStructuredBuffer<float> r : register(u0);

struct Pair
{
    float a, b;
    float sum() { return a + b; }
};

static float total = 1;

float twice(int x) { return 1; }
float twice(float x) { return x * 2; }
void split(float x, out float whole, inout float rest)
{
    whole = floor(x);
    rest += x - whole;
    total += whole;
}
Pair swapped(Pair p)
{
    Pair q = { p.b, p.a };
    p.a = 1000;
    return q;
}
float more(float x, float y = 5) { return x + y; }

[numthreads(1, 1, 1)]
void main()
{
    Pair p = { 1, 2 };
    r[0] = p.sum();
    float whole, rest = 7;
    split(4.5, whole, rest);
    r[1] = rest;
    r[2] = twice(whole);
    Pair q = swapped(p);
    r[3] = q.a;
    r[4] = q.b;
    r[5] = more(6);
    r[6] = more(4, 2);
    r[7] = total;
    r[8] = twice(1) + twice(1.0f);
}
