// -T cs_6_0 -E main => dxil spirv
#define MODE 2
enum Level { LOW, HIGH };
static const bool fast = true;
static const int quality = 1;
RWBuffer<float> r;
float by_macro(float v) { if (MODE == 1) return v; else if (MODE == 2) return v + 1; }
float by_static(float v) { if (fast) return v; }
float by_switch(float v) { switch (quality) { case 0: return v; case 1: return v * 2; } }
float by_literal(float v) { switch (1) { case 1: return v; } }
float by_enumerator(float v) { if (HIGH) return v; }
float by_local(float v) { const int n = 1; while (n == 1) { if (v > 1) return v; v++; } }
float by_one_side(float v) { if (v > 1 || true) return v; }
float by_size(float v) { if (sizeof(int) == 4) return v; }
float by_zero(float v) { if (0) { } else return v; }
float by_level(float v, Level level) { if (!fast) { } else switch (level) { case LOW: return v; case HIGH: return 1; } }
[numthreads(1, 1, 1)]
void main() {
    r[0] = by_macro(1) + by_static(2) + by_switch(3) + by_literal(4) + by_enumerator(5) + by_local(6);
    r[1] = by_one_side(7) + by_size(8) + by_zero(9) + by_level(10, LOW);
}
