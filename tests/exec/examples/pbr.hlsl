// A flat plate in two lights.
// source: ../../../examples/pbr.hlsl
// vertex: vs_main
// pixel: ps_main
// target 0: rgba32float 2x2
// draw: 3
// bind b0: constant mixed 1.0 0.0 0.0 0.0 0.0 1.0 0.0 0.0 0.0 0.0 1.0 0.0 0.0 0.0 0.0 1.0
//    0.0 0.0 3.0 2
//    1.0 1.0 2.0 10.0 1.0 0.9 0.8 20.0 -2.0 0.0 1.0 6.0 0.2 0.4 1.0 15.0 16*0.0
//    0.03 0.03 0.05 0.0
// bind b1: constant float[28] 1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 1  1 0 0 0  0 1 0 0  0 0 1 0
// bind t0: texture2d rgba32float 1x1 0.8 0.4 0.2 0.9
// bind t1: texture2d rg32float 1x1 0.25 0.5
// bind s0: sampler linear wrap
// attribute POSITION: float3[3] -1 -1 0  3 -1 0  -1 3 0
// attribute NORMAL: float3[3] 0 0 2  0 0 2  0 0 2
// attribute TEXCOORD: float2[3] 0 0  1 0  0 1
// expect target 0 within 2e-3: 0.46325 0.274302 0.199166 0.9 1.54212 0.795964 0.436256 0.9 0.323231 0.203099 0.163965
//    0.9 0.419626 0.225004 0.131654 0.9
