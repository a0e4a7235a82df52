// -T cs_6_0 => refused
#if 1 //~ 2: error: unterminated conditional directive
[numthreads(1, 1, 1)] void main() { }
