// -T ps_6_0 -E main
float4 main(int n : N) : SV_Target
{
  float s = 0;
  [unroll]
  for (int i = 0;
       i < n;
       i++)
  {
    s += i;
    s *= 2;
  }
  return s;
}
