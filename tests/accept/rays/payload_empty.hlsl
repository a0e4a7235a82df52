// -T lib_6_5 => dxil
struct Q { };
[shader("miss")] void m(inout Q p) { }
