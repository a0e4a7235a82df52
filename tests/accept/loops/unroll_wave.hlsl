// -T ps_6_0 -E main
float4 main(uint n : N) : SV_Target { float s = 0; [unroll] for (uint i = 0; i < WaveGetLaneCount(); i++) s += i; return s; }
