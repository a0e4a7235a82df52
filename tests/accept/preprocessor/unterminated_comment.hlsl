// -T cs_6_0 => refused
/* words //~ 1: error: unterminated /* comment
[numthreads(1, 1, 1)] void main() { }
