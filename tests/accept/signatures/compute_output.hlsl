// -T cs_6_0 => refused
[numthreads(1, 1, 1)] void main(out float x : X) { x = 1; } //~ 47: error: invalid semantic 'X' for cs 6.0
