// NEXT: ps_6_9 main
// REFUSED: vectors of over 4 elements in entry function parameters are not supported
float4 main(vector<float, 8> v : A) : SV_Target { return v[7]; }
