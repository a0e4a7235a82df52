// -T ps_6_0 -E main => refused
float4 main(int n : N) : SV_Target
{
  float s = 0;
  int i = 0;
  [unroll]
  while (
       i < n)
  {
    s += i; //~ 10: error: Could not unroll loop. Loop bound could not be deduced at compile time. Use [unroll(n)] to give an explicit count. Use '-HV 2016' to treat this as warning.
    i++;
    s *= 2;
  }
  return s;
}
