// The six stages of ray tracing in a library. Payloads, attributes and parameters of callable shaders are structures that
// the entry is given the address of; what a stage reads and writes there is what it reads and writes in the source.
// RUN: %trefoil dxc -T lib_6_5 %s -Fo %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %dxc-dis %t.dxil | %filecheck %s
// RUN: %dxc %s -T lib_6_5 -o %t.theirs
// RUN: %dxc-dis %t.theirs | %filecheck %s
// RUN: %trefoil dxc -T lib_6_6 %s -Fo %t.6
// RUN: %dxc-validate %t.6

// The IR says it as well: an entry's attributes say its stage, and those of a parameter what lies at its address.
// RUN: %trefoil compile -T lib_6_5 %s --emit ll -o %t.ll
// RUN: %filecheck %s --check-prefix=IR --input-file %t.ll
// RUN: %trefoil llc %t.ll -o %t.llc.dxil
// RUN: cmp %t.dxil %t.llc.dxil
// IR: define void @"\01?miss@@YAXUPayload@@@Z"(ptr elementtype(%struct.Payload) %p)
// IR: "hlsl.shader"="miss"

struct Payload { float4 color; uint depth; };
struct Attributes { float2 uv; };
struct Parameter { float3 v; };
RaytracingAccelerationStructure Scene : register(t0);
RWTexture2D<float4> Out : register(u0);

// CHECK-LABEL: define void @"\01?generate@@YAXXZ"()
// CHECK: alloca %struct.Payload
// CHECK: alloca %struct.Parameter
// CHECK: call i32 @dx.op.dispatchRaysIndex.i32(i32 145, i8 0)
// CHECK: call void @dx.op.traceRay.struct.Payload(i32 157, %dx.types.Handle %{{[0-9]+}}, i32 0, i32 255, i32 0, i32 1, i32 0, float %{{[0-9]+}}, float %{{[0-9]+}}, float 0.000000e+00, float 0x3F847AE140000000, float 0.000000e+00, float 0.000000e+00, float 1.000000e+00, float 1.000000e+03, %struct.Payload* {{.*}}%{{[0-9]+}})
// CHECK: call void @dx.op.callShader.struct.Parameter(i32 159, i32 1, %struct.Parameter* {{.*}}%{{[0-9]+}})
[shader("raygeneration")]
void generate()
{
    RayDesc r;
    r.Origin = float3(DispatchRaysIndex().xy, 0);
    r.TMin = 0.01;
    r.Direction = float3(0, 0, 1);
    r.TMax = 1000;
    Payload p;
    p.color = 0;
    p.depth = 3;
    TraceRay(Scene, RAY_FLAG_NONE, 0xff, 0, 1, 0, r, p);
    Parameter c;
    c.v = 2;
    CallShader(1, c);
    Out[DispatchRaysIndex().xy] = p.color + c.v.x;
}

// CHECK-LABEL: define void @"\01?miss@@YAXUPayload@@@Z"(%struct.Payload*
// CHECK: getelementptr {{(inbounds )?}}%struct.Payload, %struct.Payload* %{{[0-9a-z]+}}, i32 0, i32 0
// CHECK: store <4 x float>
[shader("miss")]
void miss(inout Payload p)
{
    p.color = float4(WorldRayDirection(), 1);
}

// CHECK-LABEL: define void @"\01?hit@@YAXUPayload@@UBuiltInTriangleIntersectionAttributes@@@Z"(%struct.Payload*{{.*}}, %struct.BuiltInTriangleIntersectionAttributes*
// CHECK: load <2 x float>
// CHECK: call float @dx.op.rayTCurrent.f32(i32 154)
[shader("closesthit")]
void hit(inout Payload p, in BuiltInTriangleIntersectionAttributes a)
{
    p.color = float4(a.barycentrics, RayTCurrent(), GeometryIndex());
    p.depth++;
}

// Nothing comes after the end of an any-hit shader.
// CHECK-LABEL: define void @"\01?any@@YAXUPayload@@UAttributes@@@Z"
// CHECK: call void @dx.op.ignoreHit(i32 155)
// CHECK-NEXT: unreachable
// CHECK: call void @dx.op.acceptHitAndEndSearch(i32 156)
// CHECK-NEXT: unreachable
[shader("anyhit")]
void any(inout Payload p, Attributes a)
{
    if (a.uv.x > 0.5)
        IgnoreHit();
    if (p.depth > 3)
        AcceptHitAndEndSearch();
    p.depth += PrimitiveIndex();
}

// CHECK-LABEL: define void @"\01?intersect@@YAXXZ"()
// CHECK: call float @dx.op.objectToWorld.f32(i32 151, i32 1, i8 2)
// CHECK: call i1 @dx.op.reportHit.struct.Attributes(i32 158, float %{{[0-9]+}}, i32 3, %struct.Attributes* {{.*}}%{{[0-9]+}})
[shader("intersection")]
void intersect()
{
    Attributes a;
    a.uv = ObjectRayOrigin().xy;
    a.uv.x += ObjectToWorld3x4()[1][2];
    ReportHit(RayTMin(), 3, a);
}

// CHECK-LABEL: define void @"\01?call@@YAXUParameter@@@Z"(%struct.Parameter*
[shader("callable")]
void call(inout Parameter c)
{
    c.v *= 2;
}

// What the pipeline is told of each: its stage, the bytes of its payload and of its attributes.
// CHECK-DAG: !{i32 8, i32 7
// CHECK-DAG: !{i32 8, i32 8
// CHECK-DAG: !{i32 8, i32 9, i32 6, i32 20, i32 7, i32 8
// CHECK-DAG: !{i32 8, i32 10, i32 6, i32 20, i32 7, i32 8
// CHECK-DAG: !{i32 8, i32 11, i32 6, i32 20
// CHECK-DAG: !{i32 8, i32 12, i32 6, i32 12
