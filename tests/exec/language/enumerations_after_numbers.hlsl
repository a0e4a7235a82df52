// One number is cast to a structure whose first member is a number: enumerations after it take the value too.
// compute: main
// bind t0: structured int[2] 5 0
// bind u0: structured float[12] zero
// expect u0: 0 0 0 0  5 5 5 5  1 1 1.5 1

enum Level { LOW, HIGH = 5 };
enum class Kind { NONE, SOME };
struct Inner
{
    Level level;
    float weight;
};
struct State
{
    int count;
    Level level;
    Inner inner;
    Kind kind;
};
StructuredBuffer<int> from : register(t0);
RWStructuredBuffer<float> to : register(u0);

void show(uint at, State s)
{
    to[at] = s.count;
    to[at + 1] = (int)s.level;
    to[at + 2] = s.inner.weight;
    to[at + 3] = (int)s.kind;
}

[numthreads(1, 1, 1)]
void main()
{
    show(0, (State)0);
    show(4, (State)from[0]);
    show(8, (State)1.5);
}
