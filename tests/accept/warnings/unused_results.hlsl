// -T ps_6_5 -E main -HV 2021 => dxil spirv
RaytracingAccelerationStructure scene;
float4 main(uint u : U, float f : F) : SV_Target
{
    select(u, f, f); //~ 5: warning: ignoring return value of function declared with const attribute [-Wunused-value]
    and(u, u); //~ 5: warning: ignoring return value of function declared with const attribute [-Wunused-value]
    RayQuery<0> q;
    RayDesc ray = (RayDesc)0;
    q.TraceRayInline(scene, 0, 1, ray);
    q.Proceed();
    q.CandidateType(); //~ 5: warning: ignoring return value of function that only reads data [-Wunused-value]
    q.CommittedRayT(); //~ 5: warning: ignoring return value of function that only reads data [-Wunused-value]
    return 1;
}
