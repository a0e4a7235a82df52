// -T cs_6_0
[NumThreads(1, 1, 1)] void main() { }
