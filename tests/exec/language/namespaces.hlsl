// Names in namespaces, hidden and taken in.
// compute: main
// bind t0: structured int[8] 17 5 -7 2 0 100 3 1
// bind u0: structured int[4] zero
// expect u0: 21 200 200 1

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<int> r : register(u0);

static const int k = 1;
namespace A
{
static const int k = 2;
int get() { return k * 10 + ::k; }
namespace B { int get() { return k * 100; } }
}
using namespace A::B;

[numthreads(1, 1, 1)]
void main()
{
    r[0] = A::get();
    r[1] = A::B::get();
    r[2] = get();
    r[3] = k;
}
