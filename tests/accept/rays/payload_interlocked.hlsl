// -T lib_6_5 => dxil
// except line: DXC's validator says it without a place.
struct Q { uint i; };
[shader("miss")] void m(inout Q p) { InterlockedAdd(p.i, 1); }
