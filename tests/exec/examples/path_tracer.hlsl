// A glowing and two matt spheres over tiles with holes.
// source: ../../../examples/path_tracer.hlsl
// raygeneration: generate
// miss: sky_light
// hits: ground any perforated
// hits: sphere in meet_sphere
// model: 6.5
// dispatch: 12 8
// bottom G: triangles -20 0 -20  20 0 -20  -20 0 20   20 0 -20  20 0 20  -20 0 20
// bottom S: opaque boxes -1.5 0 -0.5 -0.5 1 0.5  -0.25 0 0.25 0.25 0.5 0.75  0.5 0 -0.5 2 1.5 1
// instance: G
// instance: S record 1
// bind b0: constant mixed 0.0 0.75 -3.0 4  0.0 0.0 1.5 3  1.5 0.0 0.0 0.2  0.0 1.0 0.0 0.25
// bind t0: scene
// bind t1: structured mixed -1.0 0.5 0.0 0.5  0.8 0.3 0.2 0.0   0.0 0.25 0.5 0.25  1.0 0.9 0.6 6.0
//     1.25 0.75 0.25 0.75  0.3 0.8 0.4 0.0
// bind u0: texture2d rgba32float 12x8 zero
// expect u0 within 1e-3: agree
