// -T vs_6_0 -E main
float4 main(int64_t2 x : X) : SV_Position { return 1; }
