// -T ps_6_0 -E main => dxil spirv
out struct A { float a; }; //~ 1: warning: attribute 'out' is ignored, place it after "struct" to apply attribute to type declaration [-Wignored-attributes]
in precise struct B { float a; }; //~ 1: warning: attribute 'in' is ignored, place it after "struct" to apply attribute to type declaration [-Wignored-attributes] //~ 4: warning: attribute 'precise' is ignored, place it after "struct" to apply attribute to type declaration [-Wignored-attributes]
static const struct C { float a; }; //~ 1: warning: 'static' is not permitted on a declaration of a type [-Wmissing-declarations] //~ 8: warning: 'const' is not permitted on a declaration of a type [-Wmissing-declarations]
const static groupshared enum D { One }; //~ 1: warning: 'const' is not permitted on a declaration of a type [-Wmissing-declarations] //~ 7: warning: 'static' is not permitted on a declaration of a type [-Wmissing-declarations] //~ 14: warning: attribute 'groupshared' is ignored, place it after "enum" to apply attribute to type declaration [-Wignored-attributes]
row_major class E { float4x4 m; }; //~ 1: warning: attribute 'row_major' is ignored, place it after "class" to apply attribute to type declaration [-Wignored-attributes]
extern struct F; //~ 1: warning: 'extern' is not permitted on a declaration of a type [-Wmissing-declarations]
float4 main() : SV_Target {
    static struct G { float a; }; //~ 5: warning: 'static' is not permitted on a declaration of a type [-Wmissing-declarations]
    return 1;
}
