// -T cs_6_0 => refused
[maxvertexcount(3)] [numthreads(1, 1, 1)] void main() { } //~ 2: error: attribute maxvertexcount only valid for GS.
