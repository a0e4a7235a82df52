// What is precise stays precise, and the outputs keep their masks.
// LINK: ps_6_6 main
// ALONE: its libraries take no face
//--- main
float3 sum(float3 a, float3 b);
struct Out { float4 a : SV_Target0; float2 b : SV_Target2; float d : SV_Depth; };
[shader("pixel")]
Out main(float3 a : A, float3 b : B, bool front : SV_IsFrontFace, uint sample : SV_SampleIndex)
{
    Out o;
    o.a = float4(sum(a, b), front ? 1 : 0);
    o.b = a.xy;
    o.d = sample;
    return o;
}
//--- sum
export float3 sum(float3 a, float3 b)
{
    precise float3 r = a * b + a;
    return r;
}
