// -T cs_6_0 -E main => dxil
cbuffer A { float4 a : packoffset(c0); float4 b; }; cbuffer B { float4 c : packoffset(c2); float4 d : packoffset(c0); } //~ 9: warning: cannot mix packoffset elements with nonpackoffset elements in a cbuffer
cbuffer
  E //~ 3: warning: cannot mix packoffset elements with nonpackoffset elements in a cbuffer
{ float e; float3 f : packoffset(c1); };
RWBuffer<float4> o; [numthreads(1,1,1)] void main() { o[0] = a + b + c + d + e + f.x; }
