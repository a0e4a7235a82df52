// -T ps_6_5 -E main => dxil spirv
struct Primitive { uint id : ID; bool culled : SV_CullPrimitive; };
float4 main(Primitive primitive) : SV_Target { return primitive.id; }
