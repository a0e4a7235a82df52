// -T cs_6_0 -E main => dxil spirv
#pragma dxc diagnostic push
#pragma dxc diagnostic ignored "-Wconversion"
RWBuffer<int> o;
[numthreads(1, 1, 1)] void main() {
  int i = 3.5; o[0] = i;
#pragma dxc diagnostic pop
  int k = 2.5; o[1] = k; //~ 11: warning: implicit conversion from 'literal float' to 'int' changes value from 2.5 to 2 [-Wliteral-conversion]
}
