// What a built-in gives back by an argument may go into an enumeration, though numbers become enumerations nowhere else.
// compute: main
// bind u0: structured int[4] zero
// bind t0: structured float[1] 5.75
// expect u0: 5 7 9 10

enum Kind { None, One };

StructuredBuffer<float> floats : register(t0);
RWStructuredBuffer<int> results : register(u0);

groupshared int shared_count;

[numthreads(1, 1, 1)]
void main()
{
    Kind kind = None;
    results[1] = 7 * (modf(floats[0], kind) == 0.75);
    results[0] = int(kind);

    shared_count = 9;
    InterlockedAdd(shared_count, 1, kind);
    results[2] = int(kind);
    results[3] = shared_count;
}
