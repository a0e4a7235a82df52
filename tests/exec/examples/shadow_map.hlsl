// The left half lies in shadow, with a soft edge.
// source: ../../../examples/shadow_map.hlsl
// vertex: vs_main
// pixel: ps_main
// target 0: rgba32float 4x4
// draw: 3
// bind b0: constant float[36] 1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0.8 0.6 0.01
// bind t0: texture2d d32float 4x4 0.2 0.2 1 1 0.2 0.2 1 1 0.2 0.2 1 1 0.2 0.2 1 1
// bind s0: sampler linear clamp less_equal
// attribute POSITION: float3[3] -1 -1 0.5  3 -1 0.5  -1 3 0.5
// attribute NORMAL: float3[3] 0 1 0  0 1 0  0 1 0
// expect target 0 within 1e-2: 0.1 0.1 0.1 1 0.34 0.34 0.34 1 0.58 0.58 0.58 1 0.82 0.82 0.82 1 0.1 0.1 0.1 1 0.34
//    0.34 0.34 1 0.58 0.58 0.58 1 0.82 0.82 0.82 1 0.1 0.1 0.1 1 0.34 0.34 0.34 1 0.58 0.58 0.58 1 0.82 0.82 0.82 1
//    0.1 0.1 0.1 1 0.34 0.34 0.34 1 0.58 0.58 0.58 1 0.82 0.82 0.82 1
