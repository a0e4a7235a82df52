// A glider, and a blinker across the edge.
// source: ../../../examples/life.hlsl
// compute: main
// dispatch: 2 1
// bind t0: texture2d r32uint 9x7 0 1 0 0 0 0 0 0 0 0 0 1 0 0 0 0 0 0 1 1 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
//    0 0 1 0 0 0 0 0 0 0 0 1 0 0 0 0 0 0 0 0 1
// bind u0: texture2d r32uint 9x7 fill(7)
// expect u0: 0 0 0 0 0 0 0 0 0 1 0 1 0 0 0 0 0 0 0 1 1 0 0 0 0 0 0 1 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0 0 0
//    1 1 1 0 0 0 0 0 0 0 0
