// Calls that do not return: their function says so.
//
// SHADER: lib_6_3
// BREAKS Instr.Allowed: { noreturn nounwind } => { nounwind }
struct Payload { float4 colour; };
struct Attributes { float2 at; };
[shader("anyhit")] void perforated(inout Payload payload, in Attributes attributes)
{
    payload.colour.x += 1;
    if (attributes.at.x < 0.5)
        IgnoreHit();
}
