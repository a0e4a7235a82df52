// -T lib_6_5 => dxil
struct Q { Texture2D t; float a; };
[shader("callable")] void m(inout Q p) { }
