// -T cs_6_0 => refused
o[0] = 1; //~ 1: error: HLSL requires a type specifier for all declarations
[numthreads(1, 1, 1)] void main() { }
