// -T ps_6_0 => refused
int f(int x);
int f(int x) { return x > 0 ? f(x - 1) : 0; } //~ 1: error: recursive functions are not allowed: function 'main' calls recursive function 'f'
float4 main(int p : P) : SV_Target { return f(p); }
