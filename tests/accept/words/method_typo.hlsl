// -T cs_6_0 -E main => refused
RWStructuredBuffer<int> o;
[numthreads(1, 1, 1)]
void main() { o.IncrementCount(); } //~ 17: error: no member named 'IncrementCount' in 'RWStructuredBuffer<int>'; did you mean 'IncrementCounter'?
