// -T cs_6_2 -E Trace => refused
struct Ray {
float3 o, d;
float tmin, tmax;
float3 inv() {
return 1 / d;
}
};
struct Node {
float3 mn;
uint left;
float3 mx;
uint count;
bool leaf() {
return count > 0;
}
};
struct Tri {
float3 v[3];
uint mat;
};
struct Hit Hit { //~ 12: error: variable has incomplete type 'const struct Hit'
float t;
float2 uv;
uint tri;
static Hit none() {
Hit h;
h.t = 1e30;
h.uv = 0;
h.tri = ~0;
return h;
}
bool valid() {
return tri != ~0u;
}
};
StructuredBuffer<Node> nodes;
StructuredBuffer<Tri> tris;
RWTexture2D<float4> img;
cbuffer cam {
float4x4 invVP;
uint2 res;
uint frame;
};
template<typename T, int N> struct Stack {
T data[N];
int top;
void push(T v) {
if (top < N) data[top++] = v;
}
T pop() {
return data[--top];
}
bool empty() {
return top == 0;
}
};
bool box(Ray r, float3 inv, Node n, out float t) {
float3 a = (n.mn - r.o) * inv, b = (n.mx - r.o) * inv, lo = min(a, b), hi = max(a, b);
float t0 = max(max(lo.x, lo.y), max(lo.z, r.tmin)), t1 = min(min(hi.x, hi.y), min(hi.z, r.tmax));
t = t0;
return t0 <= t1;
}
bool tri(Ray r, Tri q, inout Hit h, uint i) {
float3 e1 = q.v[1] - q.v[0], e2 = q.v[2] - q.v[0], p = cross(r.d, e2);
float det = dot(e1, p);
if (abs(det) < 1e-8) return false;
float inv = 1 / det;
float3 s = r.o - q.v[0];
float u = dot(s, p) * inv;
if (u < 0 || u > 1) return false;
float3 c = cross(s, e1);
float v = dot(r.d, c) * inv;
if (v < 0 || u + v > 1) return false;
float t = dot(e2, c) * inv;
if (t > r.tmin && t < h.t) {
h.t = t;
h.uv = float2(u, v);
h.tri = i;
return true;
}
return false;
}
Hit trace(Ray r, bool any) {
Hit h = Hit::none();
Stack<uint, 32> s;
s.top = 0;
s.push(0);
float3 inv = r.inv();
while (!s.empty()) {
Node n = nodes[s.pop()];
float t;
if (!box(r, inv, n, t) || t > h.t) continue;
if (n.leaf()) {
for (uint i = 0;
i < n.count;
++i) if (tri(r, tris[n.left + i], h, n.left + i) && any) return h;
}
else {
s.push(n.left);
s.push(n.left + 1);
}
}
return h;
}
uint pcg(inout uint s) {
uint x = s;
s = s * 747796405u + 2891336453u;
uint w = ((x >> ((x >> 28u) + 4u)) ^ x) * 277803737u;
return (w >> 22u) ^ w;
}
float rnd(inout uint s) {
return pcg(s) * (1.0 / 4294967296.0);
}
[numthreads(8, 8, 1)] void Trace(uint2 id : SV_DispatchThreadID) {
if (any(id >= res)) return;
uint seed = id.x * 1973 + id.y * 9277 + frame * 26699 | 1;
float2 ndc = (id + float2(rnd(seed), rnd(seed))) / res * 2 - 1;
float4 a = mul(invVP, float4(ndc, 0, 1)), b = mul(invVP, float4(ndc, 1, 1));
Ray r;
r.o = a.xyz / a.w;
r.d = normalize(b.xyz / b.w - r.o);
r.tmin = 1e-4;
r.tmax = 1e30;
float3 col = 0, thr = 1;
[loop] for (int bounce = 0;
bounce < 4;
bounce++) {
Hit h = trace(r, false);
if (!h.valid()) {
col += thr * lerp(1, float3(.5, .7, 1), r.d.y * .5 + .5);
break;
}
Tri t = tris[h.tri];
float3 n = normalize(cross(t.v[1] - t.v[0], t.v[2] - t.v[0]));
n = dot(n, r.d) < 0 ? n : -n;
thr *= float3(t.mat & 255, t.mat >> 8 & 255, t.mat >> 16 & 255) / 255.;
r.o += r.d * h.t;
float z = rnd(seed) * 2 - 1, ph = rnd(seed) * 6.2831853;
r.d = normalize(n + float3(sqrt(1 - z * z) * float2(cos(ph), sin(ph)), z));
if (bounce > 2) {
float q = max(thr.x, max(thr.y, thr.z));
if (rnd(seed) > q) break;
thr /= q;
}
}
img[id] = lerp(img[id], float4(col, 1), 1. / (frame + 1));
}
