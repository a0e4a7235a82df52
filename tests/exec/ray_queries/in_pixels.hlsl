// A pixel shader asks for each pixel what stands in the way of the light.
// vertex: vs
// pixel: ps
// model: 6.5
// bottom A: opaque triangles 0 0 0 2 0 0 0 2 0
// instance: A
// bind t0: scene
// target 0: r32float 4x2
// draw: 3
// expect target 0: 0 0 9 9   0 9 9 9

RaytracingAccelerationStructure scene : register(t0);

float4 vs(uint vertex : SV_VertexID) : SV_Position
{
    return float4(vertex & 1 ? 3 : -1, vertex & 2 ? 3 : -1, 0, 1);
}

float ps(float4 place : SV_Position) : SV_Target
{
    RayDesc ray = { float3(place.xy - float2(0.25, 0.25), -1), 0, float3(0, 0, 1), 10 };
    RayQuery<RAY_FLAG_ACCEPT_FIRST_HIT_AND_END_SEARCH> query;
    query.TraceRayInline(scene, RAY_FLAG_NONE, 0xff, ray);
    query.Proceed();
    return query.CommittedStatus() ? 0 : 9;
}
