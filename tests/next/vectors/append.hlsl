// Buffers that are appended to and consumed from.
// NEXT: cs_6_9 main
AppendStructuredBuffer<vector<float, 5> > to;
ConsumeStructuredBuffer<vector<float, 5> > from;
[numthreads(1, 1, 1)] void main() { to.Append(from.Consume() + 1); }
