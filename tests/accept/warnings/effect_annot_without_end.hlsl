// -T cs_6_6 -E main => refused
int x[2] < { 1, 2 }; //~ 10: warning: possible effect annotation ignored - effect syntax is deprecated [-Weffects-syntax]
[numthreads(1, 1, 1)]
void main()
{
} //~ 2: error: expected ';' after top level declarator
