// -T cs_6_6 -E main -spirv => spirv
[numthreads(1, 1, 1)] void main() { }
[shader("node")] [NodeLaunch("thread")] void other() { }
