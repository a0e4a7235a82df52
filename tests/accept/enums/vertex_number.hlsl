// -T vs_6_0 -E main => dxil spirv
enum E { A, B };
float4 main(E e : SV_VertexID) : SV_Position { return e; }
