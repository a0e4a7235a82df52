// Structures with methods, and static members of functions.
// compute: main
// bind t0: structured float[32] random(7)
// bind u0: structured float[32] zero
// expect u0 within 1e-4: agree

StructuredBuffer<float> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

struct Counter
{
    float sum;
    uint count;
    void start(float x)
    {
        sum = x;
        count = 1;
    }
    void add(float x)
    {
        sum += x;
        count++;
    }
    float mean() { return sum / (float)count; }
};

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint i = id.x;
    Counter c;
    c.start(a[i]);
    for (uint j = 0; j < (i & 7); j++)
        c.add(a[j]);
    r[i] = c.mean();
}
