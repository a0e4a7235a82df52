// -T lib_6_5 => dxil
struct Q { Texture2D t; };
[shader("miss")] void m(inout Q p) { }
