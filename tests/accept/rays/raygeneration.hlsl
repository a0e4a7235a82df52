// -T lib_6_5 => dxil
// except spirv: libraries are compiled to DXIL alone.
struct P { float4 c; };
struct A { float2 u; };
RaytracingAccelerationStructure S;
RWByteAddressBuffer O;
[shader("raygeneration")] void m() { }
