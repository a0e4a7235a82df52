// Seven hundred random numbers in two groups.
// source: ../../../examples/reduction.hlsl
// compute: main
// dispatch: 2
// bind b0: constant uint[4] 700 0 0 0
// bind t0: structured float[700] random(7)
// bind u0: structured float[6] zero
// expect u0 within 1e-4: 255.746 0.00058943 0.996953 94.4413 0.00500733 0.998218
