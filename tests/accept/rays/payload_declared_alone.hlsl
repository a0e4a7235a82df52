// -T lib_6_7 => dxil spirv
struct [raypayload] Plain { float3 colour; };
struct Outer { Plain inner; };
typedef Plain Other;
struct [raypayload] Marked { float3 colour : read(caller) : write(miss); };
[shader("miss")] void missed(inout Marked payload) { payload.colour = 1; }
