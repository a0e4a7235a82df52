// -T cs_6_0 => dxil spirv
/* a /* b */ //~ 6: warning: '/*' within block comment [-Wcomment]
#if 0
/* skipped /* not read */
#elif 1
/*/* a */ /* /*/
/* read
 /* twice //~ 2: warning: '/*' within block comment [-Wcomment]
 /* over */ //~ 2: warning: '/*' within block comment [-Wcomment]
#else
/* skipped /* too */
#endif
#define M(x) x /* /* of a macro */ //~ 19: warning: '/*' within block comment [-Wcomment]
RWStructuredBuffer<float> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[id] = M(1 /* /* of an argument */); //~ 20: warning: '/*' within block comment [-Wcomment]
}
/* /* last */ //~ 4: warning: '/*' within block comment [-Wcomment]
