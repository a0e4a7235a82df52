// The last number that a register can have stands for none.
// RUN: %trefoil compile %s -T cs_6_0 | %filecheck %s

// CHECK: t texture f32 2d T0 t1 1
// CHECK: first texture f32 2d T1 t0 1

Texture2D t : register(t4294967295);
Texture2D first : register(t0);
RWStructuredBuffer<float4> r;

[numthreads(1, 1, 1)]
void main() { r[0] = t.Load(0) + first.Load(0); }
