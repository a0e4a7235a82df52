// An instance that is scaled, moved and turned: the rows of both matrices, the ray in the space of the object, and the transposed
// matrices agree.
// raygeneration: start
// miss: sky
// hits: shade
// model: 6.3
// bottom A: triangles 0 0 0 4 0 0 0 4 0
// instance: A id 77 matrix 0 2 0 0  1 0 0 0.25  0 0 0.5 3
// bind t0: scene
// bind u0: structured float4[9] zero
// expect u0 within 1e-4: 0 2 0 0   1 0 0 0.25   0 0 0.5 3
//                        0 1 0 -0.25   0.5 0 0 0   0 0 2 -6
//                        0.25 0.25 -8 77   0 0 2 4   0 0 0 0

struct Payload
{
    float4 value[8];
    float difference;
};

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> results : register(u0);

[shader("raygeneration")]
void start()
{
    RayDesc ray = { float3(0.5, 0.5, -1), 0, float3(0, 0, 1), 100 };
    Payload payload = (Payload)0;
    TraceRay(scene, RAY_FLAG_NONE, 0xff, 0, 1, 0, ray, payload);
    for (uint i = 0; i < 8; i++)
        results[i] = payload.value[i];
    results[8] = payload.difference;
}

[shader("miss")]
void sky(inout Payload payload)
{
    payload.difference = -1;
}

[shader("closesthit")]
void shade(inout Payload payload, in BuiltInTriangleIntersectionAttributes hit)
{
    for (uint i = 0; i < 3; i++)
    {
        payload.value[i] = ObjectToWorld3x4()[i];
        payload.value[3 + i] = WorldToObject3x4()[i];
    }
    payload.value[6] = float4(ObjectRayOrigin(), InstanceID());
    payload.value[7] = float4(ObjectRayDirection(), RayTCurrent());
    float3x4 difference = transpose(ObjectToWorld4x3()) - ObjectToWorld3x4();
    difference += transpose(WorldToObject4x3()) - WorldToObject3x4();
    payload.difference = dot(abs(difference[0]) + abs(difference[1]) + abs(difference[2]), 1);
    payload.difference += distance(mul(WorldToObject3x4(), float4(WorldRayOrigin(), 1)), ObjectRayOrigin());
}
