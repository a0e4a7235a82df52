// -T cs_6_0 -E main => refused
[numthreads(4.x, 1, 1)] //~ 2: error: 'numthreads' attribute requires an integer constant
void main() { }
