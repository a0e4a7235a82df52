// Numbers taken from one buffer and put into another.
// compute: main
// bind u0: structured uint[16] iota(3)
// bind u1: structured uint[16] zero
// counter u0: 16
// counter u1: 0
// expect u1 sorted: 6 8 10 12 14 16 18 20 22 24 26 28 30 32 34 36
// expect counter u0: 0
// expect counter u1: 16

ConsumeStructuredBuffer<uint> from : register(u0);
AppendStructuredBuffer<uint> to : register(u1);

[numthreads(16, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    to.Append(from.Consume() * 2);
}
