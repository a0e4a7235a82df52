// -T cs_6_0 => refused
[numthreads(1, 1)] void main() { } //~ 2: error: 'numthreads' attribute requires exactly 3 arguments
