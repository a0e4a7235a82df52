// What a static is initialised with is evaluated before the entry runs if that writes something, whether anything names the static or not.
// compute: main
// bind u0: structured int[8] zero
// expect u0: 5 7 6 9 0 0 -7 1

RWStructuredBuffer<int> results : register(u0);
RWStructuredBuffer<int> unused : register(u1);

static int count = 6;

int written()
{
    return results[1] = 7;
}
int counted()
{
    return ++count;
}
int read()
{
    int local = unused[0];
    local += 1;
    return local;
}

static int assigned = (results[0] = 5);
static int called = written();
static int steps = counted(); // reaches `count`, which the entry reads
static int nothing = read(); // writes a local of its own only

namespace Inner
{
    static int member = (results[2] = 6);
}

struct Record
{
    static const int constant;
};
static const int Record::constant = (results[3] = 9);

int uncalled()
{
    static int local = (results[4] = 1);
    return local;
}

[numthreads(1, 1, 1)]
void main()
{
    results[6] = -count;
    results[7] = 1;
}
