// One lives on, one bounces, one dies; which slot each gets is not said, so all numbers are compared in order of size.
// source: ../../../examples/particles.hlsl
// compute: main
// bind b0: constant mixed 0.0 -10.0 0.0 0.1  3 0.0 0.5
// bind u0: structured float[24] 0 1 0 0 1 0 0 5 0 0.05 2 1 0 -2 0 9 3 3 3 0.95 0 0 0 1
// counter u0: 3
// bind u1: structured float[16] zero
// counter u1: 0
// bind u2: structured uint[2] fill(9)
// counter u2: 0
// expect u1 within 1e-5 sorted: 0.1 0.9 0 0.1 1 -1 0 5 0 0.25 2 1.1 0 1.5 0 9
// expect counter u0: 0
// expect counter u1: 2
// expect counter u2: 1
