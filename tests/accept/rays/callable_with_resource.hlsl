// -T lib_6_5 => refused
struct Q { Texture2D t; float a; };
[shader("callable")] void m(inout Q p) { } //~ 37: error: callable parameter 'p' must be a user-defined type composed of only numeric types
