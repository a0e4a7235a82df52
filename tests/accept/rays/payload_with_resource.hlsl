// -T lib_6_5 => refused
struct Q { Texture2D t; };
[shader("miss")] void m(inout Q p) { } //~ 33: error: payload parameter 'p' must be a user-defined type composed of only numeric types
