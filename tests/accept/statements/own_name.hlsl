// -T ps_6_0 -E main => refused
float4 main() : SV_Target //~ 1: error: recursive functions are not allowed: function 'main' calls recursive function 'main'
{
    main;
    return 1;
}
