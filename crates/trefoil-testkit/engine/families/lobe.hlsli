// Lobe @N@: a distribution with a tail of its own.
struct Lobe@N@Parameters
{
    float roughness;
    float tail;
    float3 tint;
    lowf anisotropy;
};

float lobe@N@_distribution(float n_h, float alpha, float tail)
{
    float a2 = max(square(alpha), 1e-@A@);
    float d = 1.0 + (a2 - 1.0) * n_h * n_h;
    float base = a2 / (PI * d * d);
    return lerp(base, pow(saturate(n_h), @B@.0 / a2) * INVERSE_PI, saturate(tail * 0.@A@));
}

float3 lobe@N@_evaluate(Surface s, Lobe@N@Parameters p, float3 light)
{
    float3 h = safe_normalize(s.view + light);
    float n_h = saturate(dot(s.normal, h)), n_l = saturate(dot(s.normal, light));
    float n_v = max(dot(s.normal, s.view), 1e-4);
    float alpha = square(p.roughness) * (1.0 + (float)p.anisotropy * 0.@B@);
    float3 f = schlick(p.tint * s.specular, saturate(dot(s.view, h)));
    return f * lobe@N@_distribution(n_h, alpha, p.tail) * smith_visibility(n_v, n_l, alpha);
}

float3 lobe@N@_sample(Random random, Lobe@N@Parameters p, float3 view, out float weight)
{
    float2 u = random.next_float2();
    float3 h = sample_ggx(u, view, square(p.roughness));
    float3 l = reflect(-view, h);
    weight = l.z > 0.0 ? smith_visibility(view.z, l.z, p.roughness) * @C@.0 : 0.0;
    return l;
}

