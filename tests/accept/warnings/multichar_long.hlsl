// -T cs_6_0 => refused
RWStructuredBuffer<float> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[id] = 'abcde'; //~ 13: error: unsupported style of char literal - use a single-character char-based literal //~ 13: warning: character constant too long for its type //~ 13: warning: multi-character character constant [-Wmultichar]
}
