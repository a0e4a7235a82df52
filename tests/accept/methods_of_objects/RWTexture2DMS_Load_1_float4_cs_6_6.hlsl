// -T cs_6_6 -E main => refused //~ error: Entry function performs some operation that is incompatible with the shader stage or other entry properties.  See other errors for details.
RWTexture2DMS<float4> tex; SamplerState smp;
RWStructuredBuffer<float4> res;
[numthreads(4,4,1)] void main(uint3 id : SV_DispatchThreadID) { float4 f = id.xyzx * 0.125; uint4 u = id.xyzz;
  float4 r = 0;
  r += tex.Load((int2)u, (int)u).x;
  res[id.x] = r;
}
