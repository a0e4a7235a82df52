// Elements taken from one buffer are put into another; both counters move.
// compute: main
// bind u0: structured uint[8] iota
// counter u0: 6
// bind u1: structured uint[8] fill(99)
// counter u1: 1
// expect u1 sorted: 4 6 8 10 99 99 99 99
// expect counter u0: 2
// expect counter u1: 5

ConsumeStructuredBuffer<uint> from : register(u0);
AppendStructuredBuffer<uint> to : register(u1);

[numthreads(4, 1, 1)]
void main()
{
    to.Append(from.Consume() * 2);
}
