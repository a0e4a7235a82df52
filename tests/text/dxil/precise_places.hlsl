// All that can be precise: results, out parameters, arrays, statics, members that a method sets, copies of structures.
// RUN: %trefoil compile %s -T vs_6_0 -E results | %filecheck %s --check-prefix=STRICT
// RUN: %trefoil compile %s -T vs_6_0 -E outs | %filecheck %s --check-prefix=STRICT
// RUN: %trefoil compile %s -T vs_6_0 -E arrays | %filecheck %s --check-prefix=STRICT
// RUN: %trefoil compile %s -T vs_6_0 -E statics | %filecheck %s --check-prefix=STRICT
// RUN: %trefoil compile %s -T vs_6_0 -E methods | %filecheck %s --check-prefix=STRICT
// RUN: %trefoil compile %s -T vs_6_0 -E copies | %filecheck %s --check-prefix=STRICT
// RUN: %trefoil compile %s -T vs_6_0 -E swizzles | %filecheck %s --check-prefix=STRICT
// RUN: %trefoil compile %s -T vs_6_0 -E free | %filecheck %s --check-prefix=FREE

// STRICT: define void
// STRICT-NOT: {{f(mul|add) fast}}
// STRICT-NOT: FMad
// STRICT: fmul float
// STRICT: fadd float
// STRICT-NOT: {{f(mul|add) fast}}
// STRICT-NOT: FMad
// STRICT: ret void

// FREE: FMad

struct P
{
    precise float4 p;
    void set(float4 a, float4 b) { p = a * b + a; }
};
struct S
{
    float4 v;
    void set(float4 a, float4 b) { v = a * b + a; }
};
static precise float4 kept;

void give(float4 a, float4 b, out float4 o) { o = a * b + a; }
P made(float4 a, float4 b)
{
    P p = { a * b + a };
    return p;
}

precise float4 results(float4 a : A, float4 b : B) : SV_Position { return a * b + a; }

void outs(float4 a : A, float4 b : B, out precise float4 p : SV_Position) { give(a, b, p); }

float4 arrays(float4 a : A, float4 b : B) : SV_Position
{
    precise float4 v[2];
    v[0] = a * b + a;
    v[1] = v[0];
    v[1] += a * b;
    return v[1];
}

float4 statics(float4 a : A, float4 b : B) : SV_Position
{
    float4 t = a * b;
    kept = t + a;
    return kept;
}

float4 methods(float4 a : A, float4 b : B) : SV_Position
{
    P p;
    p.set(a, b);
    precise S s;
    s.set(b, a);
    return max(p.p, s.v);
}

float4 copies(float4 a : A, float4 b : B) : SV_Position
{
    P p = made(a, b);
    return p.p;
}

float4 swizzles(float4 a : A, float4 b : B) : SV_Position
{
    precise float4 v = a;
    v.xy = a.xy * b.xy + a.zw;
    v.wz = a.zw * b.zw + a.xy;
    return v;
}

float4 free(float4 a : A, float4 b : B) : SV_Position { return a * b + a; }
