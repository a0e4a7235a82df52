// -T vs_6_0 -E main => refused
float4 main(float x : X) : SV_Position
{
    float y;
    return x + y % x; //~ 14: error: Instructions should not read uninitialized value.
}
