// -T ps_6_0 -E main -WX => refused
float4 main(float at : A) : SV_Target {
    float x = x + at; //~ 15: error: variable 'x' is uninitialized when used within its own initialization [-Werror,-Wuninitialized]
    return at > 1 ? x : at;
}
