// -T lib_6_5 => refused
struct Q { uint i; };
[shader("miss")] void m(inout Q p) { InterlockedAdd(p.i, 1); } //~ 38: error: Atomic operation targets must be groupshared, Node Record or UAV.
