// -T vs_6_0 => refused
struct S { int q; }; Texture2D<uint4> t; void f() { S s = t.Load(0); } //~ 55: error: cannot initialize a variable of type 'S' with an rvalue of type 'vector<unsigned int, 4>'
float4 main() : SV_Position { return 0; }
