// -T cs_6_8 -E main => refused
[numthreads(1, 1, 1)] void main() { }
[shader("pixel")] [NodeLaunch("thread")] void other() { } //~ 20: error: attribute nodelaunch only allowed on node shaders
