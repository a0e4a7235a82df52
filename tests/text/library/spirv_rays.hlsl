// Shaders of ray tracing for Vulkan: what they pass to each other are variables of storage classes of their own, the two ways to
// leave an any-hit shader end it, and shader records have no binding.
// RUN: %trefoil dxc -T lib_6_5 -spirv -fspv-target-env=vulkan1.2 %s -Fo %t.spv
// RUN: %spirv-val --target-env vulkan1.2 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck %s
// RUN: %trefoil dxc -T lib_6_5 -spirv -fspv-extension=SPV_NV_ray_tracing %s -DNV -Fo %t.nv.spv
// RUN: %spirv-dis %t.nv.spv | %filecheck %s --check-prefix=NV
// RUN: not %trefoil dxc -T lib_6_5 -spirv %s -Fo %t.old.spv 2>&1 | %filecheck %s --check-prefix=OLD
// OLD: error: Vulkan 1.1 with SPIR-V 1.4 is required for Raytracing but not permitted to use

// CHECK: OpCapability RayTracingKHR
// CHECK: OpExtension "SPV_KHR_ray_tracing"
// CHECK: OpEntryPoint RayGenerationKHR %{{.*}} "generate"
// CHECK: OpEntryPoint IntersectionKHR %{{.*}} "intersect"
// CHECK: OpEntryPoint AnyHitKHR %{{.*}} "filter"
// CHECK: OpEntryPoint ClosestHitKHR %{{.*}} "shade"
// CHECK: OpEntryPoint MissKHR %{{.*}} "sky"
// CHECK: OpEntryPoint CallableKHR %{{.*}} "tint"
// CHECK: OpDecorate [[PAYLOAD:%.*]] Location 0
// CHECK: OpDecorate [[COLOR:%.*]] Location 0
// CHECK-NOT: OpDecorate %record Binding
// CHECK-DAG: OpMemberDecorate %{{.*}} 1 Offset 4
// CHECK-DAG: OpDecorate [[T:%[a-zA-Z0-9_]+]] Volatile
// CHECK: [[PAYLOAD]] = OpVariable %{{.*}} RayPayloadKHR
// CHECK: [[COLOR]] = OpVariable %{{.*}} CallableDataKHR
// NV: OpCapability RayTracingNV
// NV: OpExtension "SPV_NV_ray_tracing"

struct Payload
{
    float3 color;
    uint depth;
};
struct Attributes
{
    float2 at;
};
struct Tint
{
    float4 color;
};
struct Record
{
    float scale;
    float colors[3];
};

RaytracingAccelerationStructure scene : register(t0);
RWTexture2D<float4> image : register(u1);
#ifdef NV
[[vk::shader_record_nv]]
#else
[[vk::shader_record_ext]]
#endif
ConstantBuffer<Record> record;

// CHECK: %generate = OpFunction
// CHECK: OpTraceRayKHR %{{.*}} %uint_1 %uint_255 %uint_0 %uint_1 %uint_0 %{{.*}} %float_0 %{{.*}} %float_100 [[PAYLOAD]]
// CHECK: OpExecuteCallableKHR %uint_2 [[COLOR]]
// NV: %generate = OpFunction
// NV: OpTraceNV %{{.*}} %uint_1 %uint_255 %uint_0 %uint_1 %uint_0 %{{.*}} %float_0 %{{.*}} %float_100 %uint_0
// NV: OpExecuteCallableNV %uint_2 %uint_0
[shader("raygeneration")]
void generate()
{
    uint2 at = DispatchRaysIndex().xy;
    RayDesc ray = { float3(at, 0), 0, float3(0, 0, 1), 100 };
    Payload payload = { float3(0, 0, 0), DispatchRaysDimensions().z };
    TraceRay(scene, RAY_FLAG_FORCE_OPAQUE, 0xff, 0, 1, 0, ray, payload);
    Tint tint = { float4(payload.color, 1) };
    CallShader(2, tint);
    image[at] = tint.color;
}

// What is reported is one variable, whose distance ends the ray: where it ends is read anew.
// CHECK: %intersect = OpFunction
// CHECK: OpLoad %float [[T]]
// CHECK: OpReportIntersectionKHR
// CHECK: OpLoad %float [[T]]
[shader("intersection")]
void intersect()
{
    Attributes attributes = { ObjectRayOrigin().xy };
    if (ReportHit(RayTCurrent() * 0.5, 3, attributes)) {
        attributes.at.x = RayTCurrent();
        attributes.at.y = ReportHit(0.25, 4, attributes);
    }
}

// CHECK: %filter = OpFunction
// CHECK: OpIgnoreIntersectionKHR
// CHECK-NEXT: OpLabel
// CHECK: OpTerminateRayKHR
// NV: %filter = OpFunction
// NV: OpIgnoreIntersectionNV
// NV-NEXT: OpReturn
[shader("anyhit")]
void filter(inout Payload payload, in Attributes attributes)
{
    payload.depth++;
    if (attributes.at.x > 0.5)
        IgnoreHit();
    if (payload.depth > 3)
        AcceptHitAndEndSearch();
}

// The payload that came in goes on as it is. NVIDIA's instruction names a variable by its location: the payload is copied.
// CHECK: %shade = OpFunction
// CHECK: OpTraceRayKHR {{.*}} %payload{{.*}}
// NV: %shade = OpFunction
// NV: [[COPY:%.*]] = OpLoad %{{.*}} %payload
// NV: OpStore [[OUT:%.*]] [[COPY]]
// NV: OpTraceNV {{.*}} %uint_1
// NV: [[BACK:%.*]] = OpLoad %{{.*}} [[OUT]]
// NV: OpStore %payload{{.*}} [[BACK]]
[shader("closesthit")]
void shade(inout Payload payload, in BuiltInTriangleIntersectionAttributes attributes)
{
    payload.color += attributes.barycentrics.xyx * record.scale + record.colors[1] + RayTCurrent();
    payload.color += mul(ObjectToWorld3x4(), float4(WorldRayOrigin(), 1)) * HitKind() * InstanceID() * InstanceIndex();
    if (payload.depth++ < 3) {
        RayDesc ray = { WorldRayOrigin(), RayTMin(), WorldRayDirection(), 10 };
        TraceRay(scene, RayFlags(), PrimitiveIndex(), 0, 1, 0, ray, payload);
    }
}

[shader("miss")]
void sky(inout Payload payload)
{
    payload.color = WorldRayDirection();
}

// CHECK: %tint = OpFunction
// CHECK: [[AT:%.*]] = OpAccessChain %{{.*}} %parameter %uint_0
// CHECK: OpLoad %v4float [[AT]]
// CHECK: OpStore [[AT]]
[shader("callable")]
void tint(inout Tint parameter)
{
    parameter.color *= 2;
}
