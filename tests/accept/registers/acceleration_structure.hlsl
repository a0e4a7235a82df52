// -T ps_6_6 -E main -HV 2021 => dxil
// except spirv: DXC dies of it
RaytracingAccelerationStructure x0 : register(b1);
RaytracingAccelerationStructure x1 : register(t2);
RaytracingAccelerationStructure x2 : register(S3);
RaytracingAccelerationStructure x3 : register(u4);
RaytracingAccelerationStructure x4 : register(c5);
RaytracingAccelerationStructure x5 : register(i6);
RaytracingAccelerationStructure x6 : register(t);
RaytracingAccelerationStructure x7 : register(space2);
RaytracingAccelerationStructure x8 : register(c0, space1);
float4 main() : SV_Target { return 1; }
