// -T cs_6_0
/* a /* b */
#if 0
/* skipped /* not read */
#elif 1
/*/* a */ /* /*/
/* read
 /* twice
 /* over */
#else
/* skipped /* too */
#endif
#define M(x) x /* /* of a macro */
RWStructuredBuffer<float> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[id] = M(1 /* /* of an argument */);
}
/* /* last */
