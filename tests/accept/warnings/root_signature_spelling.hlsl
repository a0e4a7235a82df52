// -T ps_6_0 -E main => dxil spirv
[rootSignature("nothing of the kind")] //~ 2: warning: unknown attribute 'rootSignature' ignored [-Wunknown-attributes]
float4 main() : SV_Target {
    return 1;
}
