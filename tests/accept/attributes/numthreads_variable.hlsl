// -T cs_6_0 => refused
int n;
[numthreads(n, 1, 1)] void main() { } //~ 2: error: 'numthreads' attribute requires an integer constant
