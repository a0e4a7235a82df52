// -T lib_6_6 -exports g => refused
[shader("geometry")] void other(float4 p) { } //~ 27: error: geometry entry point must have a valid maxvertexcount attribute
export void g() { }
