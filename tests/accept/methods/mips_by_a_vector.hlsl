// -T ps_6_0 -E main => refused
Texture2D t;
float4 main(float2 m : M) : SV_Target {
    return t.mips[m][uint2(0, 0)]; //~ 18: error: no viable overloaded operator[] for type 'Texture2D<vector<float, 4> >::mips_type'
}
