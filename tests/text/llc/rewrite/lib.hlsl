// A library of ray tracing shaders is read and written again: addresses of payloads, functions that do not come back, and
// resources named by casts of their variables.
// RUN: %dxc %s -T lib_6_6 -o %t.dxil
// RUN: %trefoil llc %t.dxil -o %t.again.dxil
// RUN: %dxc-validate %t.again.dxil
// RUN: %trefoil dis %t.again.dxil -o - | %filecheck %s
// CHECK: define void @{{.*}}ch@@YAXUP@@UA@@@Z"(%struct.P* %{{.*}}, %struct.A* %{{.*}})
// CHECK: call void @dx.op.ignoreHit(i32 155)
// CHECK: attributes #{{[0-9]+}} = { {{.*}}noreturn{{.*}} }
// CHECK: bitcast (%dx.types.Handle* @

RaytracingAccelerationStructure scene : register(t0); RWTexture2D<float4> o : register(u0); cbuffer C : register(b0) { float4x4 m; }
struct [raypayload] P { float4 c : read(caller,closesthit,miss,anyhit) : write(caller,closesthit,miss,anyhit); }; struct A { float2 b; };
[shader("raygeneration")] void rg() { RayDesc r; r.Origin = mul(m, float4(DispatchRaysIndex(), 1)).xyz; r.Direction = float3(0,0,1); r.TMin = 0; r.TMax = 100; P p; p.c = 0; TraceRay(scene, RAY_FLAG_NONE, ~0, 0, 1, 0, r, p); o[DispatchRaysIndex().xy] = p.c; }
[shader("closesthit")] void ch(inout P p, A a) { p.c = float4(a.b, RayTCurrent(), PrimitiveIndex()); }
[shader("miss")] void ms(inout P p) { p.c = 1; }
[shader("anyhit")] void ah(inout P p, A a) { if (a.b.x > .5) IgnoreHit(); }
[shader("intersection")] void is_() { A a; a.b = 1; ReportHit(1, 0, a); }
[shader("callable")] void cl(inout P p) { p.c *= 2; }
