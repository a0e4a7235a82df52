// -T ps_6_0 -E main => dxil spirv
RWBuffer<float> b;
float4 main(int n : N) : SV_Target
{
  float s = 0;
  [unroll]
  for (int i = 0;
       i < b[n];
       i++)
  {
    s += i;
    s *= 2;
  }
  return s;
}
