// -T cs_6_0 => refused
[earlydepthstencil] [numthreads(1, 1, 1)] void main() { } //~ 2: error: attribute earlydepthstencil only valid for PS.
