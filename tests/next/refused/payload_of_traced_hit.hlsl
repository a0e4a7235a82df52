// A hit object that a ray is traced for passes its payload on, whose fields are to be written before.
// REFUSED: field 'a' is 'write' for 'caller' stage but field is never written for TraceRay call
// NEXT: lib_6_9 -Werror
struct [raypayload] Payload
{
    float a : write(caller) : read(closesthit);
    float b : write(closesthit) : read(caller);
};

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float> values;

[shader("raygeneration")]
void generate()
{
    Payload payload;
    RayDesc ray = { float3(0, 0, 0), 0, float3(0, 0, 1), 8 };
    dx::HitObject hit = dx::HitObject::TraceRay(scene, 0, 255, 0, 1, 0, ray, payload);
    values[0] = payload.b;
}
