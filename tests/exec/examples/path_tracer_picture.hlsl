// The picture of the path tracer: seven spheres, of which two glow, over tiles with holes.
// source: ../../../examples/path_tracer.hlsl
// raygeneration: generate
// miss: sky_light
// hits: ground any perforated
// hits: sphere in meet_sphere
// model: 6.5
// dispatch: 240 160
// bottom G: triangles -20 0 -20  20 0 -20  -20 0 20   20 0 -20  20 0 20  -20 0 20
// bottom S: opaque boxes -2.2 0.0 0.0 -1.0 1.2 1.2  -0.9 0.0 0.3 0.9 1.8 2.1  1.15 0.0 -0.15 2.25 1.1 0.95  -0.95 0.0 -0.75 -0.45 0.5 -0.25  0.45 0.0 -0.75 1.05 0.6 -0.15  2.3 0.0 1.3 2.9 0.6 1.9  -3.05 0.0 1.55 -2.35 0.7 2.25
// instance: G
// instance: S record 1
// bind b0: constant mixed 0.0 1.5 -4.0 256  0.0 -0.24 1.0 4  0.9 0.0 0.0 0.2  0.0 0.6 0.144 0.4
// bind t0: scene
// bind t1: structured mixed -1.6 0.6 0.6 0.6 0.9 0.35 0.25 0.0
//     0.0 0.9 1.2 0.9 0.85 0.85 0.85 0.0
//     1.7 0.55 0.4 0.55 0.3 0.55 0.9 0.0
//     -0.7 0.25 -0.5 0.25 1.0 0.85 0.5 5.0
//     0.75 0.3 -0.45 0.3 0.45 0.8 0.4 0.0
//     2.6 0.3 1.6 0.3 0.5 0.8 1.0 5.0
//     -2.7 0.35 1.9 0.35 0.8 0.5 0.9 0.0
// bind u0: texture2d rgba32float 240x160 zero
// expect u0 within 0.01: picture path_tracer
