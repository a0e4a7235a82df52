// -T ps_6_0 => refused
texture image;
float4 main(float4 at : SV_Position) : SV_Target { return image.Load(int3(at.xy, 0)); } //~ 59: error: use of undeclared identifier 'image'
