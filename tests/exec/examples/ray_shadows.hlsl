// A square and a triangle with holes over the ground, under a wide lamp.
// source: ../../../examples/ray_shadows.hlsl
// compute: main
// model: 6.5
// dispatch: 2 1
// bottom G: opaque triangles -9 0 -9  -9 0 9  9 0 -9   9 0 -9  -9 0 9  9 0 9
// bottom L: triangles -0.5 0 -0.5  -0.5 0 0.5  0.5 0 -0.5
// bottom Q: opaque triangles -0.5 0 -0.5  -0.5 0 0.5  0.5 0 -0.5   0.5 0 -0.5  -0.5 0 0.5  0.5 0 0.5
// instance: G
// instance: L id 2 at 0.75 0.75 0
// instance: Q id 3 at -0.75 0.5 0 scale 1 1 0.5
// bind b0: constant mixed 0.0 1.5 -2.5 0.5  0.0 -0.6 1.0 8  1.0 0.0 0.0 0.5  0.0 0.5 0.3 0.125  0.0 4.0 0.0
// bind t0: scene
// bind t1: structured float3[5] 0 1 0  0 1 0  0 1 0  0 1 0  0 1 0
// bind u0: texture2d r32float 16x8 zero
// expect u0 within 1e-3: agree
