// Access qualifiers say which shaders read and write a payload's field. What a shader does besides is undefined, or for nothing, and
// is warned of: in the shader, in functions that take the payload by reference, and around the trace of a ray.
// RUN: %trefoil compile %s -T lib_6_7 -o %t.dxil 2>&1 | %filecheck %s --implicit-check-not=warning:
// RUN: %dxc-validate %t.dxil
// RUN: %dxc %s -T lib_6_7
// RUN: not %trefoil compile %s -T lib_6_7 -WX -o %t.wx 2>&1 | %filecheck %s --check-prefix=ERROR
// RUN: %trefoil compile %s -T lib_6_6 -o %t.66 2>&1 | %filecheck %s --check-prefix=IGNORED --implicit-check-not=warning:
// RUN: not %trefoil compile %s -T lib_6_5 -enable-payload-qualifiers -o %t.65 2>&1 | %filecheck %s --check-prefix=MODEL
// RUN: not %dxc %s -T lib_6_5 -enable-payload-qualifiers
// MODEL: Invalid target for payload access qualifiers. Only lib_6_6 and beyond are supported.
// ERROR: error: value will be undefined inside TraceRay

RaytracingAccelerationStructure scene;
RWBuffer<float> result;

// IGNORED: [[@LINE+1]]:21: warning: payload access qualifiers ignored.
struct [raypayload] Payload
{
    float seed : read(closesthit, miss) : write(caller);
    float colour : read(caller) : write(closesthit, miss, caller);
    float depth : read(caller) : write(closesthit, miss);
};

struct Attributes
{
    float2 barycentrics;
};

[shader("raygeneration")]
void generate()
{
    RayDesc ray = { 0, 0, 0, 0, 0, 0, 1, 100 };
    Payload payload;
    payload.depth = 1;
    payload.colour = 0;
    // CHECK-DAG: [[@LINE+4]]:41: warning: field 'seed' is 'write' for 'caller' stage but field is never written for TraceRay call
    // CHECK-DAG: [[@LINE+3]]:41: warning: value will be undefined inside TraceRay ('depth' is not qualified 'write' for 'caller')
    // CHECK-DAG: [[@LINE+2]]:41: warning: 'depth' is qualified 'read' for 'caller' but the field is never read after TraceCall
    // CHECK-DAG: [[@LINE+2]]:25: warning: reading undefined value ('seed' is returned from TraceRay but not qualified 'read' for 'caller')
    TraceRay(scene, 0, 1, 0, 0, 0, ray, payload);
    result[0] = payload.seed + payload.colour;
}

void fade(inout Payload inner)
{
    // CHECK-DAG: [[@LINE+1]]:11: warning: write will be dropped ('seed' is not qualified 'write' for shader stage 'closesthit')
    inner.seed = 0;
    // What the caller has written on every path to this is defined.
    result[1] = inner.depth;
    inner.colour = 1;
}

[shader("closesthit")]
// CHECK-DAG: [[@LINE+1]]:24: warning: potential loss of data for payload field 'colour'.{{.*}} only for stage 'closesthit'
void hit(inout Payload payload, Attributes attributes)
{
    payload.depth = 2;
    fade(payload);
}

[shader("miss")]
void miss(inout Payload payload)
{
    payload.colour = payload.seed;
    // CHECK-DAG: [[@LINE+1]]:25: warning: reading undefined value ('depth' is not qualified 'read' for shader stage 'miss')
    result[2] = payload.depth;
    payload.depth = 1;
}
