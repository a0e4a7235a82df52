// -T cs_6_0 -E main => refused
groupshared float a[]; [numthreads(1,1,1)] void main() { a[0] = 1; } //~ 19: error: definition of variable with array type needs an explicit size or an initializer
