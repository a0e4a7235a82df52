// -T vs_6_0 => dxil spirv
struct I { float4 p; float2 t; };
float4 main(I i : IN) : SV_Position { return i.p + i.t.xyxy; }
