// -T ps_6_0 -E main => refused
#define WORD "word"
#pragma message(WORD "s")
#pragma message(words) //~ 17: error: expected string literal in pragma message
float4 main() : SV_Target {
    return 1;
}
