// -T cs_6_0 -E main => refused
[numthreads(1, 1, 1)] void main() : RESULT {} //~ 37: error: invalid semantic 'RESULT' for cs 6.0
