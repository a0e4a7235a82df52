// -T cs_6_0 -E main -HV 2018 => refused
[numthreads(1, 1, 1)] void main() { bool2x3 a = true; bool3x2 b = true; a && b; } //~ 78: error: cannot convert from 'bool3x2' to 'bool2x3'
