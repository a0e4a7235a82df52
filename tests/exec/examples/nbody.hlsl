// One step of three bodies.
// source: ../../../examples/nbody.hlsl
// compute: main
// bind b0: constant mixed 0.01 0.1 3 0
// bind t0: structured float[24] 0 0 0 10 0 0 0 0 1 0 0 1 0 1 0 0 0 2 0 2 0.5 0 0 0
// bind u0: structured float[24] zero
// expect u0 within 1e-5: 9.85185e-05 4.98131e-05 0 10 0.00985185 0.00498131 0 0 0.998997 0.0100357 0 1 -0.100302
//    1.00357 0 0 0.00500892 1.99973 0 2 0.500892 -0.02669 0 0
