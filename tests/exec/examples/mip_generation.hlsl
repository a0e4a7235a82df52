// The two levels below one of 8 by 4.
// source: ../../../examples/mip_generation.hlsl
// compute: main
// bind b0: constant uint[4] 8 4 0 0
// bind t0: texture2d rgba32float 8x4 0 1 0 1 13 14 26 1 9 10 18 1 5 6 10 1 1 2 2 1 14 15 28 1 10 11 20 1 6 7 12 1 2 3
//    4 1 15 16 30 1 11 12 22 1 7 8 14 1 3 4 6 1 16 17 32 1 12 13 24 1 8 9 16 1 4 5 8 1 0 1 0 1 13 14 26 1 9 10 18 1 5
//    6 10 1 1 2 2 1 14 15 28 1 10 11 20 1 6 7 12 1 2 3 4 1 15 16 30 1 11 12 22 1 7 8 14 1 3 4 6 1 16 17 32 1 12 13 24
//    1
// bind s0: sampler linear clamp
// bind u0: texture2d rgba32float 4x2 zero
// bind u1: texture2d rgba32float 2x1 zero
// expect u0 within 2e-2: 7.5 8.5 15 1 8 9 16 1 8.5 9.5 17 1 9 10 18 1 3 4 6 1 12 13 24 1 4 5 8 1 13 14 26 1
// expect u1 within 2e-2: 7.625 8.625 15.25 1 8.625 9.625 17.25 1
