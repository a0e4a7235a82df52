// -T ps_6_0 => refused
float4 main(float x : X) : SV_Target { return x > 1 ? main(x - 1) : 1; } //~ 1: error: recursive functions are not allowed: function 'main' calls recursive function 'main'
