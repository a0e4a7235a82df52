// -T cs_6_0 -E main => dxil spirv
#define MODE 2
static const bool fast = true;
static const int mode = 1;
enum E { A, B };
int macros(int v) { if (MODE == 1) return v; else if (MODE == 2) return v + 1; }
int global(int v) { if (fast) return v; }
int chosen(int v) { switch (mode) { case 0: return v; case 1: return v * 2; } }
int literal(int v) { switch (1) { case 1: return v; } }
int later(int v) { switch (1) { case 2: break; case 1: return v; } }
int enumerator(int v) { if (B) return v; }
int local(int v) { const int n = 1; while (n == 1) { if (v > 1) return v; v++; } }
int decided(int v) { if (v > 1 || true) return v; }
int size(int v) { if (sizeof(int) == 4) return v; }
int otherwise(int v) { if (0) { } else return v; }
int negated(int v) { if (!false && MODE > 1) return v; }
int smaller(int v) { if (min(1, 2)) return v; }
int enumeration(E e) { switch (e) { case A: return 1; case B: return 2; } }
int counted(int v) { for (;;) { if (v++ > 3) return v; } }
int once(int v) { do { return v; } while (v > 1); }
int conditional(int v) { if (MODE == 2 ? true : v) return v; }
int added(int v) { if (MODE + 1 - 2) return v; }
int cast(int v) { if ((bool)MODE) return v; }
[numthreads(1, 1, 1)]
void main() {}
