// Four colours, dark to very bright.
// source: ../../../examples/tone_mapping.hlsl
// vertex: vs_main
// pixel: ps_main
// target 0: rgba32float 2x2
// draw: 3
// bind b0: constant float[4] 1.5 11.2 0 0
// bind t0: texture2d rgba32float 2x2 0 0.5 1 1 2 4 8 1 0.01 0.02 0.03 1 100 0.1 0.2 1
// bind s0: sampler point clamp
// expect target 0 within 3e-3: 0 0.649763 0.787818 1 0.893269 0.962471 1 1 0.0720008 0.11877 0.154892 1 1 0.316428
//    0.45008 1
