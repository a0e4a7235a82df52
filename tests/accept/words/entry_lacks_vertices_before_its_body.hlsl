// -T gs_6_0 -E main => refused
void main() { undeclared; } //~ 6: error: geometry entry point must have a valid maxvertexcount attribute
