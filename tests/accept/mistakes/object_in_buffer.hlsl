// -T vs_6_0 => refused
struct T { Texture2D<float2> s; }; struct S { T t; }; RWStructuredBuffer<S> b; //~ 74: error: 'Texture2D<float2>' is an object and cannot be used as a type parameter
float4 main() : SV_Position { return 0; }
