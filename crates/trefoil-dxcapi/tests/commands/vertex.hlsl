// vs_6_0 main
struct In { float3 position : POSITION; uint id : SV_VertexID; };
struct Out { float4 position : SV_Position; float clip : SV_ClipDistance0; uint id : ID; };
float4x4 view;
float3 offset;
Out main(In i) {
  Out o;
  o.position = mul(float4(i.position + offset, 1), view);
  o.clip = dot(o.position, o.position);
  o.id = i.id;
  return o;
}
