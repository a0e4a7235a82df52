// -T ps_6_0 -E main => dxil spirv
#pragma dxc diagnostic ignored "-Wconversions" //~ 32: warning: unknown warning group '-Wconversions', ignored [-Wunknown-pragmas]
#pragma dxc diagnostic ignored "-Wliteral" "-conversion"
#pragma dxc diagnostic ignored "-Wcomment" once //~ 44: warning: unexpected token in pragma diagnostic [-Wunknown-pragmas]
_Pragma("dxc diagnostic ignored \"-Wparentheses\"")
float4 main(int a : A) : SV_Target {
    int q = 3.5;
    if (a = 2) q = 1; /* /* */ //~ 26: warning: '/*' within block comment [-Wcomment]
    return q;
}
