// -T vs_6_0 => refused
struct S { float x; int y; }; Buffer<S> b; //~ 41: error: all template type components must have the same type
float4 main() : SV_Position { return 0; }
