// -T lib_6_3 => dxil spirv
struct [raypayload] Marked { float3 colour : read(caller) : write(miss); }; //~ 21: warning: payload access qualifiers ignored. These are only supported for lib_6_7+ targets and lib_6_6 with with the -enable-payload-qualifiers flag. [-Wpayload-access-qualifier]
struct Plain { float3 colour; };
void paint(inout Marked payload) { payload.colour = 1; }
[shader("miss")] void missed(inout Plain payload) { payload.colour = 1; }
