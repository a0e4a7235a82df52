// -T ps_6_6 -E main -HV 2021 => refused
FeedbackTexture2D<0, 1> x; //~ 1: error: too many template arguments for class template 'FeedbackTexture2D'
float4 main() : SV_Target { return 1; }
