// -T cs_6_6 -E main => dxil spirv
TextureCubeArray<float4> tex; SamplerState smp;
RWStructuredBuffer<float4> res;
[numthreads(4,4,1)] void main(uint3 id : SV_DispatchThreadID) { float4 f = id.xyzx * 0.125; uint4 u = id.xyzz;
  float4 r = 0;
  r += tex.SampleGrad(smp, (float4)f, (float4)f, (float4)f).x; //~ 39: warning: implicit truncation of vector type [-Wconversion] //~ 50: warning: implicit truncation of vector type [-Wconversion]
  res[id.x] = r;
}
