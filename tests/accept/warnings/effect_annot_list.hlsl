// -T cs_6_6 -E main => dxil spirv
int x[2] < int a = { 1 }; string s; >; //~ 10: warning: possible effect annotation ignored - effect syntax is deprecated [-Weffects-syntax]
[numthreads(1, 1, 1)]
void main()
{
}
