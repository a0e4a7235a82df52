// -T ps_6_0 -E main
float4 main(int n : N) : SV_Target
{
  float s = 0;
  int i = 0;
  [unroll]
  while (
       i < n)
  {
    s += i;
    i++;
    s *= 2;
  }
  return s;
}
