float luminance(float3 colour) { return dot(colour, float3(0.2126, 0.7152, 0.0722)); }

#ifdef __TREFOIL_TEST__
[test] void white_is_bright()
{
    assert(abs(luminance(1) - 1) < 1e-6, "white");
}

[test] void red_is_a_third()
{
    printf("red is %.4f", luminance(float3(1, 0, 0)));
    assert(luminance(float3(1, 0, 0)) == 1.0 / 3, "red");
}
#endif
