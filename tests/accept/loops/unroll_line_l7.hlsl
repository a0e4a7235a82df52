// -T ps_6_0 -E main
RWBuffer<float> b;
float4 main(int n : N) : SV_Target
{
  float s = 0;
  if (n > 4) {
  [unroll]
  for (int i = 0;
       i < n;
       i++)
  {
    if (n > 3) continue;
    s += i;
    s *= 2;
  } }
  return s;
}
