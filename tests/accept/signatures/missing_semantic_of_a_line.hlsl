// -T ps_6_0 -E main => refused
  static int q; float4
      main(float3 id) : SV_Target { return q; } //~ 1: error: Semantic must be defined for all parameters of an entry function or patch constant function
