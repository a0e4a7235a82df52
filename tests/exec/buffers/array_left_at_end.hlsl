// An array in a structured buffer is left at its end by an unrolled loop: what lies there is read and written.
// compute: main
// bind t0: structured float[3] 1 2 3
// bind u0: structured float[3] zero
// expect u0: 1 2 3

struct Element
{
    float values[2];
    float last;
};
StructuredBuffer<Element> from : register(t0);
RWStructuredBuffer<Element> to : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    [unroll] for (uint i = 0; i < 3; i++)
        to[0].values[i] = from[0].values[i];
}
