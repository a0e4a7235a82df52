// -T ps_6_0 -E main => refused
Texture2DMS<float4> t;
float4 main(float2 m : M) : SV_Target {
    return t.sample[m][uint2(0, 0)]; //~ 20: error: no viable overloaded operator[] for type 'Texture2DMS<vector<float, 4>, 0>::sample_type'
}
