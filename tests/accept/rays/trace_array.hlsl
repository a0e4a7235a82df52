// -T lib_6_5 => refused
struct P { float4 c; };
struct A { float2 u; };
RaytracingAccelerationStructure S;
RWByteAddressBuffer O;
[shader("raygeneration")] void m() { RayDesc r = (RayDesc)0; float g[3]; TraceRay(S, 0, 0xff, 0, 1, 0, r, g); } //~ 107: error: User defined type intrinsic arg must be struct
