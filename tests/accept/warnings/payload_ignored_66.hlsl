// -T lib_6_6 => dxil spirv
struct [raypayload] P { float a; }; //~ 21: warning: payload access qualifiers ignored. These are only supported for lib_6_7+ targets and lib_6_6 with with the -enable-payload-qualifiers flag. [-Wpayload-access-qualifier]
struct Q { float a : read(caller) : write(miss); };
struct R { float a; };
[shader("miss")] void m(inout P p) { }
[shader("miss")] void m1(inout P p) { }
[shader("miss")] void m2(inout Q p) { }
[shader("miss")] void m3(inout R p) { }
