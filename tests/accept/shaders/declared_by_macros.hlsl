// -T ps_6_0 -E shade => dxil spirv
#define DECLARE_MAP(name) Texture2D name; SamplerState name##_sampler
#define READ_MAP(name, at) name.Sample(name##_sampler, at)
#define PER_DRAW_BEGIN(block) cbuffer PerDraw_##block { struct {
#define PER_DRAW_END(block) } block##_draws[3]; }
#define PER_DRAW(block, member) block##_draws[draw_number].member
#define PLACE(map, at) ((at) * map##_place.xy + map##_place.zw)
#define colour min16float4
#if defined(NO_SUCH_TARGET) || !(__HLSL_VERSION >= 2016)
#error wrong branch
#elif !defined(NO_SUCH_FEATURE)
#define CUT 1
#endif

static uint draw_number;
PER_DRAW_BEGIN(glass)
    colour tint;
    float shine;
PER_DRAW_END(glass)
cbuffer Places { float4 pane_place; half edge; };
DECLARE_MAP(pane);

struct FromVertex { float4 where : SV_Position; float2 at : PLACE_ON_MAP; nointerpolation uint draw : DRAW_NUMBER; };

void spread(inout colour c, const in min16float by) { c.rgb *= by; }

colour shade(FromVertex v) : SV_Target
{
    draw_number = v.draw;
    colour c = (colour)READ_MAP(pane, PLACE(pane, v.at)) * PER_DRAW(glass, tint);
#ifdef CUT
    clip(c.a - edge);
#endif
    spread(c, (min16float)PER_DRAW(glass, shine));
    return c;
}
