// What else the rewriter does: bodies and static variables left out, macros kept, globals gathered in a buffer, uniform parameters of
// the entry made globals.
// RUN: %trefoil rewrite %s -skip-fn-body -skip-static | %filecheck %s --check-prefix=BODIES
// RUN: %trefoil rewrite %s -keep-user-macro | %filecheck %s --check-prefix=MACROS
// RUN: %trefoil rewrite %s -decl-global-cb | %filecheck %s --check-prefix=BUFFER
// RUN: %trefoil rewrite %s -global-extern-by-default | %filecheck %s --check-prefix=EXTERN
// RUN: %trefoil rewrite %s -E main -extract-entry-uniforms | %filecheck %s --check-prefix=UNIFORMS
// RUN: %trefoil rewrite %s -line-directive | %filecheck %s --check-prefix=LINES
// RUN: not %trefoil rewrite %s -T ps_6_0 2>&1 | %filecheck %s --check-prefix=UNKNOWN
#define TWO 2
#define ADD(a, b) a + b
static float state; float loose; Texture2D colour;
float main(uniform float amount, uniform Texture2D map, float2 uv : UV) : SV_Target { return loose + ADD(TWO, amount); }
// BODIES-NOT: state
// BODIES: float main(uniform float amount, uniform Texture2D map, float2 uv : UV) : SV_Target;
// MACROS: // Macros:
// MACROS-NEXT: #define ADD(a, b)  a + b
// MACROS-NEXT: #define TWO 2
// BUFFER: cbuffer GlobalCB {
// BUFFER-NEXT: const float loose;
// BUFFER-NEXT: }
// BUFFER-NEXT: static float state;
// BUFFER-NEXT: ;
// BUFFER-NEXT: Texture2D colour;
// EXTERN: extern const float loose;
// EXTERN-NEXT: extern Texture2D colour;
// UNIFORMS: uniform Texture2D map;
// UNIFORMS-NEXT: cbuffer _Params {
// UNIFORMS-NEXT: uniform float amount;
// UNIFORMS-NEXT: }
// UNIFORMS-NEXT: float main(float2 uv : UV) : SV_Target {
// LINES: #line 12 "{{.*}}options.hlsl"
// LINES: return loose + 2 + amount;
// UNKNOWN: Unknown argument: '-T'
